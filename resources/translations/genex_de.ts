<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Case</name>
    <message>
        <source>1 test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>female</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>male</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other sex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no needle, no radiation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blood, swab or little radiation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contrast or probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puncture or scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tells little by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 1 % of the expected gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the expected gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separates %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck out: neither ordered nor estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ Estimated, not ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated; ordered only if confidence stays below τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence is below τ, so the estimates are not trusted. To be ordered after all: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence is at or above τ, so the estimates stand. Saved: %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every value is measured or unavailable: nothing was estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 result awaited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 results awaited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came after the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With these results the likeliest disease is expected to reach %1 (now %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected accuracy %1, %2 with everything ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected accuracy %1 instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>awaited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated by the model, not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program names no disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no findings yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>Demonstration report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invented patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This patient and those that the model was trained on are invented.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Differential</name>
    <message>
        <source>Differential: now, and expected after the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research and education only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected after the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   ! can&apos;t miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (can&apos;t miss)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 now, %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>%1 holds other files, such as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown exception was thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check who may read and write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or empty this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered %1; to be estimated: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot %1 %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 concluded without naming a disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 concluded: %2, %3, with estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 concluded: %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 recommended ordering %2; to be estimated: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 recommended ordering nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 recommended ordering nothing; to be estimated: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was trained on values from %1 to %2; check the number and its unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is required twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is both required and forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, field &quot;%2&quot;: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed the details of the patient %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened the case of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopened the case to amend it: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote a note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unavailable: not ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unavailable: not to be had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unavailable: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>examine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not to be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clinician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a data scientist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an administrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: bad data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends in the middle: it was cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 columns, but %3 names were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has more than four thousand million rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no column &quot;%2&quot; (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no column that could be a finding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one group of rows only, which begins at %2, and cannot be trained and tested without parting it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has one row only, %2, and cannot be trained and tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 images, its labels&apos; file %3 entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds neither names nor values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is UTF-16 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an IDX file whose elements are no bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 unpacks to more than %2 times its size, as no table does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, column &quot;%2&quot;: every row has the label &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, column &quot;%2&quot;: no row has a label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, column &quot;%3&quot;: the row has no label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no column was named as the label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature is called &quot;%1&quot;, as the label is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table has a line of names and a line for each patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add patients of this class, merge it with another, or split by rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add patients of this class, or merge it with another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows are of one class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows have the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that there is space left and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that holds a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table with patients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table with two classes or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another column, or another split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for the label column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the column that holds the diagnosis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the labels that belong to these images.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it, or write it twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert it to unsigned bytes, as MNIST has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the cell, leave it empty, or say what the column is (--kind NAME=categorical).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill it in or leave the row out; `genex-cli data profile --fix` leaves out all such rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give 1 to 200 bytes of UTF-8 without control characters or spaces at the ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every row a class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every row a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give group, rows, group-column, column or time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give group, rows, group:NAME, column:NAME or time:NAME, where NAME is a column of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one name for each column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give rows or groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give training and test a share above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this a table, and is a quotation mark missing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs columns beside the label and identifiers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the column out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make them sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name some, or choose another split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the column that holds the diagnosis (--label).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the table in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory to unpack %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than %1 can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the whole field into quotation marks and write those inside it twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of the table, column &quot;%2&quot;: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table as UTF-8 text and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table with Unix or Windows line ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in every row which rows it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of &quot;%1&quot; are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take both from the same table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 share is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class of %1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is empty in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; names no row for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; says &quot;%2&quot; in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of training, validation and test sum to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; needs the name of a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split rule &quot;%1&quot; takes no column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has no rows to split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of %1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 %2 for %3 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to tell apart: at least two classes are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to train on, or nothing to test on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpack it by hand and look at it before you use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 2024-03-09, 2024-03-09T12:30, 09.03.2024 or a number in every row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write all times in one way: a number and a date cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write quotation marks inside a field twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write train, validation or test in every row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what it gives into a file first, and name that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a category beside its state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a value beside its state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a number that is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is nested more than %2 levels deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no SHA-256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no finding of this case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is none of what the model would estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not valid JSON: see %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is ordered already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside the years 1970 to 9999.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 without naming a disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, field &quot;%2&quot;: %3 is not known to this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, field &quot;schema_version&quot;: is %2, and this program reads up to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3, with estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what it says of the case does not follow from its events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A case&apos;s stage is &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finding&apos;s state is &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it; resources/schemas describes every field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amend it, with a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amend the case, with a reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the engine again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot read %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its spelling, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the clock of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclude it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclude, then start another batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file there; it must be JSON in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the batch, then place it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter %1, or say that it is unavailable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it as a finding, or order it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter it as a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered the result of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 is not the next to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the case again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a category exactly where the state says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a fraction, a count or a cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a list, as in [ … ].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number from 0 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a part from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a text of 1 to %1 bytes without control characters or spaces at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a value only where it was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an age from 0 to %1 years, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it as in 2026-03-01T08:15:30.250Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give its 64 lower-case hexadecimal digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give lower-case letters, digits and single underscores, 64 at most, a letter first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one line of 1 to %1 bytes without control characters or spaces at its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the text as a list of its lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give two numbers %1, as in [1, 2].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give unknown, female, male or other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up to %1 bytes of UTF-8 without control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be an object with named fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be present, absent, measured or category.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its first event must open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left %1 to be estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made a report (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order has been placed in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order has been placed: it is too early to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a new batch leaves tests to be estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another case for this patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the case with the version that wrote it, or a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order it, or strike it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order them, or leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order what it asks for, or say that it is unavailable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered what had been estimated: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 into the batch to be ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a test into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redid entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove its result first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove one that is listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed the finding %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed what was entered as the result of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results are awaited: it is too early to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the budget to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the finding %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started another batch from what is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike the test out of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struck %1 out of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is no whole number of tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is outside what can be asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case has %1 events, and takes no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case has not been opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case is concluded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case is not concluded: it is too early to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine generated values, which are no observations, for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine has not concluded: its answer is &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 recommended ordering %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 recommended ordering nothing%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own budget has an amount beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order has been placed: it is too late to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is not the batch as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is of round %1, and the case is in round %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patient&apos;s age is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1 is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no recommendation for the findings as they stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undid entry %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo and redo go one entry at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program, or save the file in the older format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds more than a model, which would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the table that the model was trained on: its SHA-256 is %2 instead of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A budget is a part of all features, above 0 and up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A budget is a part of all features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A budget is an amount of money, above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A data source of the kind &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or allow it to be replaced (--overwrite).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw at least one patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give binary, numeric, categorical, ordinal or identifier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give budgets as parts of all features; costs are counted all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give comma, semicolon or tab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give sample or file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the costs, too (--costs).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the table of the training, unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it by group or by rows, and let what is observed be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is money, and nothing says what tests cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment&apos;s budget is money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample has no columns beside its features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more than one budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train one, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 features with a price have %2 prices in a panel and %3 panels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 for &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has class number %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged: &quot;%2&quot; is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged: it is not what the model says of itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged: its description cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is damaged: its format version is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a model of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 patients have %2 weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1both required and forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1required twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A binary feature is 0, 1 or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature of the table has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price cannot be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value must be finite or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it to the catalogue, or count tests instead of paying for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budgets are parts of all features, above 0 and up to 1, each larger than the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller learning_rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the number again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated values differ so much between draws that they decide the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate the model on the table it was trained on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For research and education only; not a medical device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a larger table, or another split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the budget as a number of tests or a part of all features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the budget in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a panel a test must not cost more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is either present or absent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be -1 or lie between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a list of feature names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a power of two: 1, 2, 4, 8 and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a whole number from 0 to 2^64 - 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be fast, paper or thorough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be the number of one of its categories, or empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must divide position_size + 1, which is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must have 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must lie between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must lie between 0 and the %1 that the model was trained for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs a measured value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs the pooled generator, whose encoder it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No disease is likely enough to be named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No patient in the training data was like this one; the model is guessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known of the patient yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order it or have it estimated, and name it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the budget, or require fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it from a backup, or make it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it from a backup, or train it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out of the batch, or out of the findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the model from a backup, or train it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budgets hold %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue &quot;%1&quot; has no price for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class &quot;%1&quot; is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disease &quot;%1&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disease &quot;%1&quot; is not known to this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment &quot;%1&quot; does not compare methods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment has %1 repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; stands in the table twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature %1 costs %2 in its panel, but %3 by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature %1 has a price %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature %1 has a price %2 that is not finite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature %1 is in panel number %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding &quot;%1&quot; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding &quot;%1&quot; is not known to this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model gave a number that is not finite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was not trained for a budget in money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was trained for a budget in money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was trained on another table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names of features and classes take more than 16 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The required features alone exceed the budget.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The split leaves no rows to test on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has %1 values for %2 rows of %3 features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has fewer than two classes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has no features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s classes are not those of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s features are not those of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is among the findings already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is in the batch twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; is not known to this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training setting &quot;%1&quot; is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training setting &quot;observed_size&quot; is %1, but the table has %2 features.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training settings are not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training went astray: the loss is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no budgets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no experiment &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no method &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no partition &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no price for feature number %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no training setting &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to tell apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program, or choose an older model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands among dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands among numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of all tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2 (process %3, since %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 where there were %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wrong passphrases before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, field &quot;patient&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2, column &quot;%3&quot;: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, where the first line has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with the patient&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1the name of column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; check the number and its unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; to be estimated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A category of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concern&apos;s code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A concern&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing thresholds on validation data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;? Its columns are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating on patients kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprinting the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its columns are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running the experiment, %1 of %2 cells done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The category of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimate of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The expected gain of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature &quot;%1&quot; is </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file may have been cut: copy it again, or remove its last line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The instability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model %1 concluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was trained on values from </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patient&apos;s name or pseudonym</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The patient&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probability of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason to amend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason why there is no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The remarks on the patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report&apos;s hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The state before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The summary of case %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time at which %1 was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trained model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The user&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training buckets and choosing their tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training what all buckets start from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`genex-cli model verify` says whether the model is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch holds a test twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bucket has no reference patients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a carriage return stands without a line feed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a feature has no categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a feature is of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a feature&apos;s scale is not positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field is longer than a million bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan estimates a test twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan estimates what its batch does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan estimates without a generator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan is for another number of buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quotation mark is opened and never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quotation mark stands inside a field that does not begin with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reference patient has an unknown category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for another recommendation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audit entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audit entry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes follow behind its last entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count cases and export them de-identified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not have the form it is written in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit its batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engine pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimate the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event %1 of case %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>former conclusions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from store %1, signed with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>genex recovery key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a measured value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a value far outside what the model knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a value that is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has none of its categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history, with users and times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds %1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds %1 twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a NUL byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds something that is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in its panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is either present or absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is measured: it needs a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is none of its categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not what was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is only said to be present or absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is that of another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not begin as an IDX file does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends before its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends in the middle of its %1 entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends within its sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no features or no classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has prices for other features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds more than its tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says that it has %1 dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its content does not match its hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header claims %1 bytes, the file has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header entry &quot;%1&quot; is not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its manifest cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its manifest does not say what it must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its metadata holds something else than text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its metadata lacks &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its sizes multiply to more than %1 GB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tensors overlap or leave gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>manage users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of the patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not those that were saved last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not to be used as a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of the patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its dimensions is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order what was estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the audit log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the passphrase file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remarks on the patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something stands behind the closing quotation mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands beside &quot;budgets&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start another batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summary of a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>summary of case %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; does not say where it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an impossible shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has an unknown type of number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has another type or shape than the rest needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; has no shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; holds a number that is not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; points outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &quot;%1&quot; stands outside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts in the column &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind of &quot;%1&quot; is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line does not end within %1 MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers in a tensor file are little endian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of tensor &quot;%1&quot; does not fit its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the model was trained for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which says what was observed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which the split follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose kind was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why tests are unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>work on cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no header line of a message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message begins with &quot;%1&quot; instead of a header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message has neither method, result nor error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message has no Content-Length line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message has two Content-Length lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message is nested deeper than %1 levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message is not a JSON-RPC 2.0 object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message of %1 bytes is longer than the %2 that are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the engine&apos;s command in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If memory is short, close other programs or choose smaller settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install program and engine of the same version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Content-Length of a message is &quot;%1&quot;, not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine (%1) speaks protocol %2, this program speaks %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine has too much to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first message must be initialize.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a message is not an integer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The params of a message are not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program speaks protocol %1, this engine (%2) speaks %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no method %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two requests have the id %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known to this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends neither in .pdf nor in .html.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is measured: it needs a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not plausible for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is one of several things: it cannot be absent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is present or absent: it has no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is recorded in %2, not in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was signed by another store, with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amend it, with a reason, or start another batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As %1 you may not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a clinician or an administrator of this store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot make the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot save the settings in %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its name, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check who may write there, or choose another with --profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that `case export` wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or free some space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter results and conclude, or order further tests besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter them, or say that they are unavailable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the file one of these endings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies between %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the number out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like it are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another file, or allow it to be replaced (--overwrite).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder that `genex-cli train` wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No order has been placed: it is too early to conclude.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the latest backup, %1, made %2. The damaged store is kept beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results are awaited: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job ended without an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manifest in %1 does not say what the model&apos;s features are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of this round has been placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase has fewer than %1 characters: it could be guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record is too large for the store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in %1 are of a newer version of the program; changes are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in %1 cannot be read; defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged and are now in %1; defaults are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signing key is not the one that signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store can only be read now: it is being written by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store can only be read: its file or its folder cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup in %1.backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no backup in %1.backups: look for one elsewhere and restore that. The damaged store is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type digits, with the unit if you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number alone, or in that unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number behind the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1=NUMBER.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write %1=present or %2=absent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not say which store it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no head record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use by %2, on a file system without locks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in use%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no backup of a store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not open to all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is of an older version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the store&apos;s last administrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A case&apos;s id has the wrong length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key slot asks for %1 bytes and %2 passes, which no version writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key slot holds no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key slot&apos;s salt has the wrong length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note for the audit log is longer than a million bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passphrase has at least %1 characters, and no more than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record&apos;s name has between 1 and %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A store that is open to all has no users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A summary of %1 bytes is longer than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A user&apos;s name has between 1 and %1 bytes and no control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 wrong passphrases for %2 the store waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An event of %1 bytes is longer than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask an administrator of this store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot complete %1: its journal could not be written back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case %1 has %2 events, not %3: it was changed elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case %1 has %2 events, which are not the %3 that were saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and its free space, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that was exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file that was written as a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of its users, or ask an administrator to add you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it there and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the store and open it again; nothing that was saved is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a store with a passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create one, restore one from a backup, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for it in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for the one that was printed last for this store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make somebody else an administrator first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither passphrase nor recovery key opens this backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an administrator manages users.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it for writing, on a disk that can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it once for writing, which upgrades it; a copy is made before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the case again and repeat the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the store from a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the store from a backup; the damaged file is set aside, not deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a few words that belong together for you alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup %1 is damaged or cut short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was altered after it was signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of the cases has lost case %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock file %1 was removed while the store was open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase of %1 is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present passphrase is not right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record %1 has %2 bytes; no more than %3 fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store %1 has no user %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store has no slot for a recovery key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store&apos;s %1 are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store&apos;s %1 has the wrong length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store&apos;s %1 was altered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store&apos;s %1 was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a case %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a user %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no case %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no store at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no recovery key: its letters do not fit together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no signed export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the recovery key of another store, or an old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; each wrong one makes the next wait twice as long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the eight groups of five letters as they are printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock it with a user&apos;s passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use another backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one that was valid when the backup was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is closed there, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until that program has closed it. If it is not running any more, delete %1 and open the store again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which batch of tests to order now, and what can be estimated instead. Written by GENEX %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For research and education only. It is not a medical device and has not been validated on patients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It knows the diseases and features listed here, and nothing else. What is unlike the training data is reported as such, but not every such case is noticed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated values are drawn from what is known already. They are no observations and carry no new information about the patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probabilities are calibrated on the validation part of this table; elsewhere diseases may be more or less frequent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reports (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>former conclusions (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>history, with users and times (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>female</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>male</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other sex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amended, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For research and education only. Not a medical device: do not use it to care for patients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before any order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the order of round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ordered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended and not ordered: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– unavailable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– awaited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ Estimated and not trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What these stood for was ordered. They are no part of the differential.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, since they may name the patient: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened the case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed the details of the patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote a note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: from what is known. Expected: with the results of the batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After: with results and ≈ estimated values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After: with the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: from the findings alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model has answered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback taken: the estimates were not trusted, and what they stood for was ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback not taken: the estimates were trusted and are part of the differential.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback not taken: nothing was estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected with the batch: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the fallback is taken is decided when the results are in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! %1 (can’t miss)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence %1; the model has no threshold τ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence %1, at or above τ = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence %1, below τ = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected with the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In brackets: how much the logarithm of the probability would fall (+) or rise (−) without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more: see the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gain expected by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the expected gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordered by the doctor, not estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added by the doctor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordered besides by the doctor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallback: its estimate was not trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ To be estimated, not ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model will generate these values. They are no observations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ to be estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ Estimated, not observed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generated by the model from what is known. No observations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: the estimates were not trusted, and what they stood for was ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>awaited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · last result: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, after the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None has been entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended, not ordered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None has been reported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, all ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, with estimates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>τ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model is for, and its limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained by GENEX %1 with seed %2 on %3 patients, calibrated on %4; it knows %5 features and %6 diseases. The figures are of those %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the model was made and calibrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclusion and recommendation come from different models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card of this model is not at hand: its limits and its calibration are not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no disease named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program names no disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most likely: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of 1 test is awaited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results of %1 tests are awaited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tests have been recommended yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No test needs to be ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 test is recommended and not ordered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests are recommended and not ordered yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No disease is named, because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be careful about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before: %1 (concluded %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amended by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another batch was started by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estimates were not trusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopened to be amended, and not concluded again yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results are in. The case is not concluded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concluded (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it no longer stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fallback ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concluded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ %1 present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ estimated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>“%1” is no device: use auto, cpu, cuda or cuda:0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This names no program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no program %1 on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Version</name>
    <message>
        <source>not used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::protocol::EngineConnection</name>
    <message>
        <source>The engine is starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine answers again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not understand a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent a message that makes no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is ready; it is of version %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not get ready in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has not answered for %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not answer; waiting a little longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did not stop what was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1; it is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1, and so did %2 before it over the same work.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::protocol::EngineProcess</name>
    <message>
        <source>was killed, possibly for lack of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was ended by signal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent bytes that are no message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent a message that makes no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by itself with code %1%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::AboutDialog</name>
    <message>
        <source>About GENEX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which batch of tests to order now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For research and education only. Not a medical device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GENEX is free software under the GNU General Public License, version 3 or later. It uses Qt (LGPL 3), QCustomPlot (GPL 3 or later), SQLite (public domain), libsodium (ISC), nlohmann/json, spdlog (MIT), CLI11 (BSD 3) and expected (CC0). Its engine is a program of its own and uses libtorch (BSD 3, with Intel&apos;s MKL) and, where there is a GPU, NVIDIA&apos;s CUDA libraries under their own terms.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::AccessCard</name>
    <message>
        <source>Show it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::AccessPage</name>
    <message>
        <source>Opening the cases…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::AuditDialog</name>
    <message>
        <source>Audit log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done to the store, by whom and when. Each entry is linked to the one before: nobody can alter, remove or reorder one unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries, whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody by name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::BatchPanel</name>
    <message>
        <source>Recommended batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strike it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the first finding a batch of tests appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order %1   Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on without a test   Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order   Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 of money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struck out: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::CaseListPage</name>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, number, finding, diagnosis or note …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New case   Ctrl+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role may not look at cases. The audit log and models are open to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no case yet. Ctrl+N opens the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case fits. Esc clears the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cases, the first %2 shown; results awaited first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cases; results awaited first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::CaseWorkspace</name>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if: a copy of the case. Nothing here is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the case   Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers recorded here are of another model, %1. New ones will be of %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::CasesScreen</name>
    <message>
        <source>All cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patient…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo   Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo   Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1 · %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstration: open to whoever has the file, nothing is secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Findings.&lt;/b&gt; Type a few letters of a finding or a synonym. Enter means present, Shift+Enter absent, Alt+Enter unknown. Numbers stand behind the name: &lt;i&gt;Hb 9.1&lt;/i&gt;, or alone with their unit: &lt;i&gt;38.9 C&lt;/i&gt;. In the list Space changes present to absent, Delete removes. A copied list can be pasted as a whole.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Order.&lt;/b&gt; The batch is what the model would order now, most telling first. Space strikes a test out, O orders it, E leaves it to be estimated. Ctrl+Enter places the order.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Results.&lt;/b&gt; One test after the other: Enter, Shift+Enter, a number, or Alt+Enter for one that cannot be had. The case can be closed while results are awaited.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Conclusion.&lt;/b&gt; Values marked ≈ are estimated by the model. If confidence stays below τ they are not trusted, and the tests they stand for are ordered too. A concluded case is amended, never overwritten.&lt;/p&gt;&lt;p&gt;&lt;b&gt;What if.&lt;/b&gt; A copy of the case in which anything can be tried; Esc leaves it, nothing is saved.&lt;/p&gt;&lt;p&gt;A bar in the differential is the probability now, the dotted mark where it is expected to be, or was before the results. A name with ! is a disease that must not be missed.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ConfidenceGauge</name>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, threshold τ %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::DifferentialChart</name>
    <message>
        <source>Differential</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::DifferentialPanel</name>
    <message>
        <source>Differential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How likely each disease is appears here with the first finding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since the last step: %1 %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research and education only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is estimated, so no threshold has to be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it stays below τ after the results, the estimated test is ordered too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it stays below τ after the results, the %1 estimated tests are ordered too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1 · %2… · seed %3 · GENEX %4. Research and education only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::EvaluationScreen</name>
    <message>
        <source>1 repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No experiment has been run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the one shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Run again, it goes on with what is not done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An experiment is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper’s experiments on your own table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;This place says what the method is worth on a table of your own: the paper’s experiments, against simpler methods on the same patients, with the same things known first and the same costs.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Run.&lt;/b&gt; Choose a table and the column with the diagnosis. Each repeat has a split of its own. A run can be paused and stopped; run again, it goes on with the cells that are not done yet.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Result.&lt;/b&gt; Error bars are standard errors over the repeats. The table holds p-values of Welch’s t-test between methods. Table, record and chart are also written as files.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Compare.&lt;/b&gt; Open one run with Enter, choose another, press Compare: only what differs is shown.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::EvidenceView</name>
    <message>
        <source>Evidence for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this disease</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare with …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing speaks for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing speaks against it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ExperimentForm</name>
    <message>
        <source>Accuracy against mean orders, for every method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do generated values do anything that not knowing would not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random hyperplanes, K-means and Gaussian mixture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 to 32 buckets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The threshold τ against a learned judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How close generated values are to real ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the paper&apos;s theorems assume, measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of training and test, by method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known first moves the curve: how far?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether .8 is right eight times in ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, CSV.gz or IDX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the diagnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budgets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the column that holds the diagnosis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budgets are parts of all features between 0 and 1, ascending, with commas.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ExportDialog</name>
    <message>
        <source>Export the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without what names the patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole case, signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything leaves: name, notes, dates and who did what. Another store takes it in, and notices any change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly this leaves. Ages become bands and dates become days; names, numbers and free text stay here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingField</name>
    <message>
        <source>absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter present · Shift+Enter absent · Alt+Enter unknown · number + unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a finding or a synonym …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing like “%1” is among the %2 findings that the model knows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is known yet. Type what you see: a few letters are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 known · %2 unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taken in, %2 not understood: %3%4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::FirstRunCard</name>
    <message>
        <source>Keep cases on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases are kept encrypted. One passphrase opens them; without it nobody can read them, also not from a copy of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it with an invented patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invented patient needs no passphrase: that store is open to whoever has the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four words that belong to nobody else are better than one with digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the store…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::HelpOverlay</name>
    <message>
        <source>Help: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note; Enter adds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::KeysOverlay</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the case…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a case…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Audit log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order, confirm or conclude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Findings field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Patient…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History and notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About GENEX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to report yet: open a case first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous control, in reading order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Shift+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding or result is present, absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finding is unknown, the result unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a list: change the row, remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O, E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the batch: order the test, estimate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ Home End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move inside the rail or a list; Enter goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave what is open, without loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::MainWindow</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock   Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup was written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ModelsScreen</name>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model is kept here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trained model will be listed here with its card: what it was trained on, how it was measured and who activated it. The demonstration, under Cases, has a small model of its own; it knows invented patients only and is not offered for use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;This place is for the models of this machine: their versions, their cards, and which one answers.&lt;/p&gt;&lt;p&gt;This version lists none. The model of the demonstration belongs to the demonstration alone.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::NavigationRail</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::NoticePage</name>
    <message>
        <source>I understand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For research and education only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GENEX suggests which tests to order next, from a model that learned from past patients. It is not a medical device, and nobody has certified it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not use it to decide about a patient. Its probabilities can be wrong, most of all for diseases and patients it has not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values marked ≈ estimated come from a model, not from the patient. Every report carries this notice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::OutcomePanel</name>
    <message>
        <source>Conclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclude without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amend…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is estimated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is it amended? Enter amends, Esc leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for amending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…   Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order 1 more   Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order %1 more   Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conclude   Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc closes this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::PatientDialog</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>female</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>male</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or pseudonym</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age in years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospital’s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age and sex here are for people. The model knows only what stands under Findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! A name or a pseudonym is needed, to tell cases apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! The age is a whole number from 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ProgressLine</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time left not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::RecoveryKeyCard</name>
    <message>
        <source>GENEX recovery key

%1

Opens the cases when a passphrase is forgotten. Keep it where nobody else finds it, and not on this machine.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have it on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forgotten passphrase cannot be found out by anybody. This key opens the cases instead. It is shown once: print it or write it down, and keep it away from this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ReportPage</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ReportPreview</name>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the patient&apos;s &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;HTML…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, number, remarks and notes. Without it a pseudonym stands for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! This report names the patient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By pseudonym: without name, number, remarks and notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! The printer cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::RestoreCard</name>
    <message>
        <source>copy made before an upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store does not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore this backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backups, the latest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does not open is kept beside it under another name; nothing is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passphrase of the backup’s time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store is damaged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One result is awaited. The case can be closed; it waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 results are awaited. The case can be closed; it waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, then Enter · Alt+Enter unavailable · ↑ ↓ another test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, %1, then Enter · Alt+Enter unavailable · ↑ ↓ another test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1, then Enter · Alt+Enter unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter present · Shift+Enter absent · Alt+Enter unavailable · ↑ ↓ another test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::RowList</name>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>struck out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::RunView</name>
    <message>
        <source>Run an experiment, or choose one that was run before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::SettingsDialog</name>
    <message>
        <source>Use this engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty: the engine that came with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any command that starts the engine, also on another machine: ssh gpu-box genex-engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto takes a GPU where there is one; cpu, cuda and cuda:1 are fixed choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the next start on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::StatusLine</name>
    <message>
        <source>Device: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::StepLine</name>
    <message>
        <source>1 Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 Conclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::TrainingScreen</name>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been trained here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run on your hospital&apos;s own table will stand here: its progress for every group of patients, its curves, and pause, resume and cancel. Today a model is trained on the command line: genex-cli train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;This place is for training a model on a table of your own: one row per patient, one column per finding, one column with the diagnosis.&lt;/p&gt;&lt;p&gt;This version cannot start such a run from the window; &lt;code&gt;genex-cli train&lt;/code&gt; does it on the command line.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>genex::ui::UnlockCard</name>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery key, as it was printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it with an invented patient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases of %1 are locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases are locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
