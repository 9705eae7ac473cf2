#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

/// Sentences with more than one part that may be missing.
constexpr const char* kMessages[] = {
    QT_TRANSLATE_NOOP("Message", "Ordered %1."),
    QT_TRANSLATE_NOOP("Message", "Ordered %1; to be estimated: %2."),
    QT_TRANSLATE_NOOP("Message", "Cannot %1 %2: %3."),
    QT_TRANSLATE_NOOP("Message", "The model %1 concluded without naming a disease."),
    QT_TRANSLATE_NOOP("Message", "The model %1 concluded: %2, %3, with estimates."),
    QT_TRANSLATE_NOOP("Message", "The model %1 concluded: %2, %3."),
    QT_TRANSLATE_NOOP("Message", "The model %1 recommended ordering %2; to be estimated: %3."),
    QT_TRANSLATE_NOOP("Message", "The model %1 recommended ordering nothing."),
    QT_TRANSLATE_NOOP("Message", "The model %1 recommended ordering nothing; to be estimated: %2."),
    QT_TRANSLATE_NOOP("Message",
                      "The model was trained on values from %1 to %2; check the number and its unit."),
    QT_TRANSLATE_NOOP("Message", "The feature \"%1\" is required twice."),
    QT_TRANSLATE_NOOP("Message", "The feature \"%1\" is both required and forbidden."),
    QT_TRANSLATE_NOOP("Message", "%1, field \"%2\": %3."),
    QT_TRANSLATE_NOOP("Message", "%1 is damaged: %2."),
};

/// Of the invented patient.
constexpr const char* kDemonstration[] = {
    QT_TRANSLATE_NOOP("Message", "Febrile traveller"),
    QT_TRANSLATE_NOOP("Message", "Back from South-East Asia five days ago. High fever, headache and aching "
                                 "limbs for three days; no cough, neck supple."),
};

/// Of a model's card, which travels with the model.
constexpr const char* kCard[] = {
    QT_TRANSLATE_NOOP(
        "Message",
        "Which batch of tests to order now, and what can be estimated instead. Written by GENEX %1."),
    QT_TRANSLATE_NOOP("Message", "For research and education only. It is not a medical device and has not "
                                 "been validated on patients."),
    QT_TRANSLATE_NOOP("Message",
                      "It knows the diseases and features listed here, and nothing else. What is unlike the "
                      "training data is reported as such, but not every such case is noticed."),
    QT_TRANSLATE_NOOP("Message", "Estimated values are drawn from what is known already. They are no "
                                 "observations and carry no new information about the patient."),
    QT_TRANSLATE_NOOP("Message", "Probabilities are calibrated on the validation part of this table; "
                                 "elsewhere diseases may be more or less frequent."),
};

constexpr const char* kQuotes[] = {
    QT_TRANSLATE_NOOP("Message", "Changed the details of the patient %1."),
    QT_TRANSLATE_NOOP("Message", "Opened the case of %1."),
    QT_TRANSLATE_NOOP("Message", "Reopened the case to amend it: %1."),
    QT_TRANSLATE_NOOP("Message", "Wrote a note: %1"),
    QT_TRANSLATE_NOOP("Message", "%1 is unavailable: not ordered."),
    QT_TRANSLATE_NOOP("Message", "%1 is unavailable: not to be had."),
    QT_TRANSLATE_NOOP("Message", "%1 is unavailable: %2."),
};

constexpr const char* kParts[] = {
    QT_TRANSLATE_NOOP("Message", "%1 tests"),
    QT_TRANSLATE_NOOP("Message", "%1, %2 and %3"),
    QT_TRANSLATE_NOOP("Message", "%1 and %2"),
    QT_TRANSLATE_NOOP("Message", "is %1"),
    QT_TRANSLATE_NOOP("Message", "%1 to %2"),
    QT_TRANSLATE_NOOP("Message", "notes (%1)"),
    QT_TRANSLATE_NOOP("Message", "reports (%1)"),
    QT_TRANSLATE_NOOP("Message", "former conclusions (%1)"),
    QT_TRANSLATE_NOOP("Message", "history, with users and times (%1)"),
};

constexpr const char* kTerms[] = {
    // What was seen.
    QT_TRANSLATE_NOOP("Message", "present"),
    QT_TRANSLATE_NOOP("Message", "absent"),
    // Kinds of test and waiting.
    QT_TRANSLATE_NOOP("Message", "ask"),
    QT_TRANSLATE_NOOP("Message", "examine"),
    QT_TRANSLATE_NOOP("Message", "lab"),
    QT_TRANSLATE_NOOP("Message", "imaging"),
    QT_TRANSLATE_NOOP("Message", "at once"),
    // Reasons that the program gives itself.
    QT_TRANSLATE_NOOP("Message", "not ordered"),
    QT_TRANSLATE_NOOP("Message", "not to be had"),
    // Roles.
    QT_TRANSLATE_NOOP("Message", "a clinician"),
    QT_TRANSLATE_NOOP("Message", "a data scientist"),
    QT_TRANSLATE_NOOP("Message", "an administrator"),
    // What is done to files, and what the system says about it.
    QT_TRANSLATE_NOOP("Message", "create"),
    QT_TRANSLATE_NOOP("Message", "lock"),
    QT_TRANSLATE_NOOP("Message", "look at"),
    QT_TRANSLATE_NOOP("Message", "make"),
    QT_TRANSLATE_NOOP("Message", "open"),
    QT_TRANSLATE_NOOP("Message", "read"),
    QT_TRANSLATE_NOOP("Message", "remove"),
    QT_TRANSLATE_NOOP("Message", "rename"),
    QT_TRANSLATE_NOOP("Message", "write"),
    QT_TRANSLATE_NOOP("Message", "File exists"),
    QT_TRANSLATE_NOOP("Message", "Input/output error"),
    QT_TRANSLATE_NOOP("Message", "Is a directory"),
    QT_TRANSLATE_NOOP("Message", "No space left on device"),
    QT_TRANSLATE_NOOP("Message", "No such file or directory"),
    QT_TRANSLATE_NOOP("Message", "Not a directory"),
    QT_TRANSLATE_NOOP("Message", "Permission denied"),
    QT_TRANSLATE_NOOP("Message", "Read-only file system"),
};

} // namespace

Templates composedMessages()
{
    return kMessages;
}

Templates messagesOfDemonstration()
{
    return kDemonstration;
}

Templates messagesOfCard()
{
    return kCard;
}

Templates quotes()
{
    return kQuotes;
}

Templates composedParts()
{
    return kParts;
}

Templates terms()
{
    return kTerms;
}

} // namespace genex::language
