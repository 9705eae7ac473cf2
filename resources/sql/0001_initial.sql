-- min_compatible: 1
-- Everything that names or describes a patient stands in a sealed column. What is not sealed is needed before
-- anybody has unlocked the store, or says no more than how much there is.

CREATE TABLE store (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    store_id BLOB NOT NULL CHECK (length(store_id) = 16),
    open_key BLOB, -- of a store that is open to all; else NULL
    writer_open INTEGER NOT NULL DEFAULT 0 -- 1 while a writer is at work: found at a start, the last exit was not clean
) STRICT;

-- How much there is of everything, and what it must look like.
CREATE TABLE head (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    change INTEGER NOT NULL,
    sealed BLOB NOT NULL
) STRICT;

CREATE TABLE slots (
    id INTEGER PRIMARY KEY,
    user_name TEXT UNIQUE, -- NULL: the recovery key
    salt BLOB NOT NULL,
    memory_bytes INTEGER NOT NULL,
    passes INTEGER NOT NULL,
    sealed_key BLOB NOT NULL,
    change INTEGER NOT NULL,
    sealed_identity BLOB NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    failed_at INTEGER NOT NULL DEFAULT 0 -- milliseconds since 1970
) STRICT;

CREATE TABLE cases (
    id INTEGER PRIMARY KEY,
    case_id BLOB NOT NULL UNIQUE,
    change INTEGER NOT NULL UNIQUE,
    sealed_summary BLOB NOT NULL
) STRICT;

CREATE TABLE events (
    case_id BLOB NOT NULL REFERENCES cases (case_id),
    position INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    PRIMARY KEY (case_id, position)
) STRICT;

CREATE TABLE records (
    id INTEGER PRIMARY KEY,
    name_hash BLOB NOT NULL UNIQUE,
    change INTEGER NOT NULL,
    sealed_name BLOB NOT NULL,
    sealed BLOB NOT NULL
) STRICT;

CREATE TABLE audit (
    position INTEGER PRIMARY KEY,
    link BLOB NOT NULL,
    sealed BLOB NOT NULL
) STRICT;
