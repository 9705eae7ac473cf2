// Made by resources/translations/update from core/data.

#include "messages.h"

#include <QtGlobal>

namespace genex::language {

namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): long texts take more than one line
constexpr const char* kTemplates[] = {
    QT_TRANSLATE_NOOP("Message", "%1 cannot be unpacked: %2."),
    QT_TRANSLATE_NOOP("Message", "%1 cannot be unpacked: bad data."),
    QT_TRANSLATE_NOOP("Message", "%1 class consists of a single patient, however often it is written down: "
                                 "%2. It cannot stand both in training and in test."),
    QT_TRANSLATE_NOOP("Message", "%1 class has fewer than %2 rows: %3."),
    QT_TRANSLATE_NOOP("Message", "%1 classes consist of a single patient, however often it is written down: "
                                 "%2. It cannot stand both in training and in test."),
    QT_TRANSLATE_NOOP("Message", "%1 classes have fewer than %2 rows: %3."),
    QT_TRANSLATE_NOOP("Message", "%1 column has a value that stands in all rows of one class and in no "
                                 "other: %2. Real findings hardly ever do that."),
    QT_TRANSLATE_NOOP("Message", "%1 column has values but no name: %2."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 column holds the same value in every row, or nothing: %2. Nothing can be learnt from it."),
    QT_TRANSLATE_NOOP("Message", "%1 column is empty in more than half of the rows: %2. What a row does not "
                                 "hold cannot be revealed to the method for that row."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 column says in every row the same as another: %2. Whoever orders one has the other already."),
    QT_TRANSLATE_NOOP("Message", "%1 columns are empty in more than half of the rows: %2. What a row does "
                                 "not hold cannot be revealed to the method for that row."),
    QT_TRANSLATE_NOOP("Message", "%1 columns have a value each that stands in all rows of one class and in "
                                 "no other: %2. Real findings hardly ever do that."),
    QT_TRANSLATE_NOOP("Message", "%1 columns have values but no name: %2."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 columns hold the same value in every row, or nothing: %2. Nothing can be learnt from it."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 columns say in every row the same as another: %2. Whoever orders one has the other already."),
    QT_TRANSLATE_NOOP("Message", "%1 ends in the middle: it was cut."),
    QT_TRANSLATE_NOOP("Message", "%1 has %2 columns, but %3 names were given."),
    QT_TRANSLATE_NOOP("Message", "%1 has %2 columns."),
    QT_TRANSLATE_NOOP("Message", "%1 has more than four thousand million rows."),
    QT_TRANSLATE_NOOP(
        "Message", "%1 has neither a name nor a value, as when lines end with a separator. It is left out."),
    QT_TRANSLATE_NOOP("Message", "%1 has no column \"%2\" (%3)."),
    QT_TRANSLATE_NOOP("Message", "%1 has no column that could be a finding."),
    QT_TRANSLATE_NOOP("Message", "%1 has no rows."),
    QT_TRANSLATE_NOOP("Message", "%1 has one group of rows only, which begins at %2, and cannot be trained "
                                 "and tested without parting it."),
    QT_TRANSLATE_NOOP("Message", "%1 has one row only, %2, and cannot be trained and tested."),
    QT_TRANSLATE_NOOP("Message", "%1 holds %2 images, its labels' file %3 entries."),
    QT_TRANSLATE_NOOP("Message", "%1 holds neither names nor values."),
    QT_TRANSLATE_NOOP("Message", "%1 is UTF-16 text."),
    QT_TRANSLATE_NOOP("Message", "%1 is a folder."),
    QT_TRANSLATE_NOOP("Message", "%1 is an IDX file whose elements are no bytes."),
    QT_TRANSLATE_NOOP("Message", "%1 is empty."),
    QT_TRANSLATE_NOOP("Message", "%1 is no regular file."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 label differs from another only by spaces or case, and count as classes of their own: %2."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 labels differ from another only by spaces or case, and count as classes of their own: %2."),
    QT_TRANSLATE_NOOP("Message",
                      "%1 name rows or holds free text, and is no feature. It may say who a patient is."),
    QT_TRANSLATE_NOOP("Message",
                      "%1 names rows or holds free text, and is no feature. It may say who a patient is."),
    QT_TRANSLATE_NOOP(
        "Message", "%1 of %2 rows (%3) repeat an earlier row; there are %4 different vectors of findings."),
    QT_TRANSLATE_NOOP("Message", "%1 row has no label."),
    QT_TRANSLATE_NOOP("Message", "%1 rows have no label."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 tell the label almost alone. Such a column is usually made from the diagnosis or after it."),
    QT_TRANSLATE_NOOP(
        "Message",
        "%1 tells the label almost alone. Such a column is usually made from the diagnosis or after it."),
    QT_TRANSLATE_NOOP("Message", "%1 unpacks to more than %2 times its size, as no table does."),
    QT_TRANSLATE_NOOP("Message",
                      "%1 vector of findings stands in the table with more than one label. No method can be "
                      "right for all of them: the best possible accuracy on these rows is %2."),
    QT_TRANSLATE_NOOP("Message",
                      "%1 vectors of findings stand in the table with more than one label. No method can be "
                      "right for all of them: the best possible accuracy on these rows is %2."),
    QT_TRANSLATE_NOOP("Message", "%1, column \"%2\": every row has the label \"%3\"."),
    QT_TRANSLATE_NOOP("Message", "%1, column \"%2\": no row has a label."),
    QT_TRANSLATE_NOOP("Message", "%1, line %2, column \"%3\": the row has no label."),
    QT_TRANSLATE_NOOP("Message", "%1: no column was named as the label."),
    QT_TRANSLATE_NOOP("Message", "A feature is called \"%1\", as the label is."),
    QT_TRANSLATE_NOOP("Message",
                      "A feature is called \"observed\", as the column is that says what is known first."),
    QT_TRANSLATE_NOOP("Message", "A table has a line of names and a line for each patient."),
    QT_TRANSLATE_NOOP("Message", "Add patients of this class, merge it with another, or split by rows."),
    QT_TRANSLATE_NOOP("Message", "Add patients of this class, or merge it with another."),
    QT_TRANSLATE_NOOP("Message", "All rows are of one class."),
    QT_TRANSLATE_NOOP("Message", "All rows have the same time."),
    QT_TRANSLATE_NOOP(
        "Message",
        "Ask whether the test was not done or not recorded: that it was done may itself tell the diagnosis."),
    QT_TRANSLATE_NOOP("Message", "Cannot write the table."),
    QT_TRANSLATE_NOOP("Message", "Check that there is space left and try again."),
    QT_TRANSLATE_NOOP("Message", "Choose a file that holds a table."),
    QT_TRANSLATE_NOOP("Message", "Choose a table with patients."),
    QT_TRANSLATE_NOOP("Message", "Choose a table with two classes or more."),
    QT_TRANSLATE_NOOP("Message", "Choose another column, or another split."),
    QT_TRANSLATE_NOOP("Message", "Choose another name for the label column."),
    QT_TRANSLATE_NOOP("Message", "Choose the column that holds the diagnosis."),
    QT_TRANSLATE_NOOP("Message", "Choose the labels that belong to these images."),
    QT_TRANSLATE_NOOP("Message", "Close it, or write it twice."),
    QT_TRANSLATE_NOOP("Message", "Collect more, join it with another class, or leave it out."),
    QT_TRANSLATE_NOOP("Message", "Collect more, or join it with a class that is treated alike."),
    QT_TRANSLATE_NOOP(
        "Message",
        "Column %1 names features: it is taken as what was known of each patient first, and is no feature."),
    QT_TRANSLATE_NOOP("Message", "Convert it to unsigned bytes, as MNIST has them."),
    QT_TRANSLATE_NOOP("Message", "Copy or download it again."),
    QT_TRANSLATE_NOOP("Message", "Copy or download the file again."),
    QT_TRANSLATE_NOOP(
        "Message", "Correct the cell, leave it empty, or say what the column is (--kind NAME=categorical)."),
    QT_TRANSLATE_NOOP("Message", "Divide it."),
    QT_TRANSLATE_NOOP("Message", "Expect results that are better than in the clinic."),
    QT_TRANSLATE_NOOP(
        "Message",
        "Fill it in or leave the row out; `genex-cli data profile --fix` leaves out all such rows."),
    QT_TRANSLATE_NOOP("Message", "Fill it in, or leave the row out."),
    QT_TRANSLATE_NOOP("Message",
                      "Give 1 to 200 bytes of UTF-8 without control characters or spaces at the ends."),
    QT_TRANSLATE_NOOP("Message", "Give a number from 0 to 1."),
    QT_TRANSLATE_NOOP("Message", "Give binary, numeric, categorical, ordinal or identifier."),
    QT_TRANSLATE_NOOP("Message", "Give comma, semicolon or tab."),
    QT_TRANSLATE_NOOP("Message", "Give every column a name of its own."),
    QT_TRANSLATE_NOOP("Message", "Give every row a class."),
    QT_TRANSLATE_NOOP("Message", "Give every row a time."),
    QT_TRANSLATE_NOOP("Message", "Give group, rows, group-column, column or time."),
    QT_TRANSLATE_NOOP(
        "Message",
        "Give group, rows, group:NAME, column:NAME or time:NAME, where NAME is a column of the table."),
    QT_TRANSLATE_NOOP("Message", "Give one name for each column."),
    QT_TRANSLATE_NOOP("Message", "Give rows or groups."),
    QT_TRANSLATE_NOOP("Message", "Give training and test a share above 0."),
    QT_TRANSLATE_NOOP("Message", "Is this a table, and is a quotation mark missing?"),
    QT_TRANSLATE_NOOP("Message", "It needs columns beside the label and identifiers."),
    QT_TRANSLATE_NOOP("Message", "Judge by the recall of each class."),
    QT_TRANSLATE_NOOP("Message", "Keep one of them, if they are the same test."),
    QT_TRANSLATE_NOOP("Message", "Leave it out, split by it (--split group:NAME, time:NAME), or say what it "
                                 "is (--kind NAME=numeric)."),
    QT_TRANSLATE_NOOP("Message", "Leave it out, unless a doctor would really know it before the diagnosis."),
    QT_TRANSLATE_NOOP("Message", "Leave the column out."),
    QT_TRANSLATE_NOOP("Message", "Make them sum to 1."),
    QT_TRANSLATE_NOOP(
        "Message",
        "More than one column is called %1. The later ones are read under the name with .1, .2 … behind it."),
    QT_TRANSLATE_NOOP(
        "Message", "Name another with --observed-column, or say what it is (--kind observed=categorical)."),
    QT_TRANSLATE_NOOP("Message", "Name it in the first line."),
    QT_TRANSLATE_NOOP("Message", "Name some, or choose another split."),
    QT_TRANSLATE_NOOP("Message", "Name the column that holds the diagnosis (--label)."),
    QT_TRANSLATE_NOOP("Message", "Name the table in it."),
    QT_TRANSLATE_NOOP("Message", "Name the table of the training, unchanged."),
    QT_TRANSLATE_NOOP("Message",
                      "Name them with --names, or say --header yes if the first line does name them."),
    QT_TRANSLATE_NOOP("Message", "No memory to unpack %1."),
    QT_TRANSLATE_NOOP("Message", "No more than %1 can be read."),
    QT_TRANSLATE_NOOP(
        "Message",
        "Nothing is wrong with that if the findings do not decide; otherwise look for wrong labels."),
    QT_TRANSLATE_NOOP("Message", "Nothing need be done."),
    QT_TRANSLATE_NOOP("Message", "Put the whole field into quotation marks and write those inside it twice."),
    QT_TRANSLATE_NOOP("Message", "Remove the spaces."),
    QT_TRANSLATE_NOOP("Message", "Row %1 of the table, column \"%2\": %3."),
    QT_TRANSLATE_NOOP("Message", "Save it as UTF-8."),
    QT_TRANSLATE_NOOP("Message", "Save the table as UTF-8 text and try again."),
    QT_TRANSLATE_NOOP("Message", "Save the table with Unix or Windows line ends."),
    QT_TRANSLATE_NOOP("Message", "Say in every row which rows it belongs to."),
    QT_TRANSLATE_NOOP("Message", "Shares of \"%1\" are not known."),
    QT_TRANSLATE_NOOP("Message", "Take both from the same table."),
    QT_TRANSLATE_NOOP("Message", "The %1 share is %2."),
    QT_TRANSLATE_NOOP("Message", "The class of %1 is missing."),
    QT_TRANSLATE_NOOP("Message", "The column \"%1\" is empty in %2."),
    QT_TRANSLATE_NOOP("Message", "The column \"%1\" names no row for %2."),
    QT_TRANSLATE_NOOP("Message", "The column \"%1\" says \"%2\" in %3."),
    QT_TRANSLATE_NOOP("Message",
                      "The first line holds values, no names: columns are called by their number."),
    QT_TRANSLATE_NOOP(
        "Message",
        "The largest class has %1 rows, the smallest %2. Accuracy hides what happens to the small ones."),
    QT_TRANSLATE_NOOP("Message", "The shares of training, validation and test sum to %1."),
    QT_TRANSLATE_NOOP("Message", "The split \"%1\" is not known."),
    QT_TRANSLATE_NOOP("Message", "The split rule \"%1\" is not known."),
    QT_TRANSLATE_NOOP("Message", "The split rule \"%1\" needs the name of a column."),
    QT_TRANSLATE_NOOP("Message", "The split rule \"%1\" takes no column."),
    QT_TRANSLATE_NOOP("Message", "The table has no column \"%1\" to be told of."),
    QT_TRANSLATE_NOOP("Message", "The table has no rows to split."),
    QT_TRANSLATE_NOOP("Message", "The time of %1 is missing."),
    QT_TRANSLATE_NOOP("Message", "There are %1 %2 for %3 rows."),
    QT_TRANSLATE_NOOP("Message", "There is nothing to tell apart: at least two classes are needed."),
    QT_TRANSLATE_NOOP("Message", "There is nothing to train on, or nothing to test on."),
    QT_TRANSLATE_NOOP("Message", "They are learnt from once, with a weight."),
    QT_TRANSLATE_NOOP("Message", "Unpack it by hand and look at it before you use it."),
    QT_TRANSLATE_NOOP("Message", "Use the group split (--split group, which is the default)."),
    QT_TRANSLATE_NOOP("Message", "Values of %1 have spaces around them, labels among them: %2. They are read "
                                 "without; other programs may take “x” and “x ” for two values."),
    QT_TRANSLATE_NOOP("Message", "Values of %1 have spaces around them. They are read without; other "
                                 "programs may take “x” and “x ” for two values."),
    QT_TRANSLATE_NOOP("Message", "When rows are dealt out at random, %1 of the test rows stand in the "
                                 "training part too: the result would be recall, not prediction."),
    QT_TRANSLATE_NOOP("Message", "Write 2024-03-09, 2024-03-09T12:30, 09.03.2024 or a number in every row."),
    QT_TRANSLATE_NOOP("Message", "Write all times in one way: a number and a date cannot be compared."),
    QT_TRANSLATE_NOOP("Message", "Write each class in one way."),
    QT_TRANSLATE_NOOP("Message", "Write quotation marks inside a field twice."),
    QT_TRANSLATE_NOOP("Message", "Write the table without that column, or give the feature another name."),
    QT_TRANSLATE_NOOP("Message", "Write train, validation or test in every row."),
    QT_TRANSLATE_NOOP("Message", "Write what it gives into a file first, and name that."),
};
// NOLINTEND(bugprone-suspicious-missing-comma)

} // namespace

Templates messagesOfData()
{
    return kTemplates;
}

} // namespace genex::language
