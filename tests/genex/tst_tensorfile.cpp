// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "tensorfile.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/random.h"
#include "common/sha256.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace genex;
using namespace genex::method;

namespace {

TensorFile sample()
{
    const std::vector<float> weights{1.5F,          -2,    0, std::numeric_limits<float>::infinity(),
                                     std::nanf(""), 1e-40F};
    const std::vector<std::int64_t> order{7, -1, std::numeric_limits<std::int64_t>::max()};
    const std::vector<std::uint8_t> mask{0, 1, 255};
    TensorFile file;
    file.tensors["weights"] = RawTensor::from<float>(weights, {2, 3});
    file.tensors["order"] = RawTensor::from<std::int64_t>(order, {3});
    file.tensors["mask"] = RawTensor::from<std::uint8_t>(mask, {1, 3});
    file.tensors["nothing"] = RawTensor::from<float>({}, {0, 5});
    file.metadata["format"] = "test";
    file.metadata["names"] = R"(["fever", "back\slash", "sha256":"0"])";
    return file;
}

/// A file whose hash is right and whose header is what the test wants: only the checks of the header stand
/// between it and the reader.
std::string withHeader(std::string header, const std::string& data)
{
    const std::string zeros(64, '0');
    header.resize((header.size() + 7) / 8 * 8, ' ');
    std::string bytes(8, '\0');
    const std::uint64_t length = header.size();
    std::memcpy(bytes.data(), &length, 8);
    bytes += header + data;
    const std::size_t at = bytes.find(zeros);
    if (at != std::string::npos)
        bytes.replace(at, 64, Sha256::of(bytes));
    return bytes;
}

std::string withEntry(const std::string& entry, const std::string& data)
{
    return withHeader(R"({"__metadata__":{"sha256":")" + std::string(64, '0') + R"("},)" + entry + "}", data);
}

std::string messageOf(const std::string& bytes)
{
    try {
        decodeTensorFile(bytes, "model.bin");
        return "accepted";
    } catch (const Failure& failure) {
        return failure.error().code == ErrorCode::Corrupt ? failure.error().message.english()
                                                          : "another error";
    }
}

} // namespace

class TestTensorFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTrip()
    {
        const EncodedTensorFile encoded = encodeTensorFile(sample());
        TensorFile expected = sample();
        expected.metadata["sha256"] = encoded.sha256;
        QVERIFY(decodeTensorFile(encoded.bytes, "f") == expected);
        QVERIFY(encodeTensorFile(expected).bytes == encoded.bytes);
    }

    void layoutIsSafetensors()
    {
        const std::string bytes = encodeTensorFile(sample()).bytes;
        std::uint64_t length = 0;
        std::memcpy(&length, bytes.data(), 8);
        QCOMPARE(length % 8, std::uint64_t{0});
        const auto header = nlohmann::json::parse(bytes.substr(8, length));
        // By name: mask 3 bytes, nothing 0, order 24, weights 24.
        QCOMPARE(header.at("mask").dump(),
                 std::string(R"({"data_offsets":[0,3],"dtype":"U8","shape":[1,3]})"));
        QCOMPARE(header.at("order").dump(),
                 std::string(R"({"data_offsets":[3,27],"dtype":"I64","shape":[3]})"));
        QCOMPARE(header.at("weights").dump(),
                 std::string(R"({"data_offsets":[27,51],"dtype":"F32","shape":[2,3]})"));
        QCOMPARE(bytes.size(), 8 + length + 51);
    }

    void everyFlippedBitIsNoticed()
    {
        const std::string whole = encodeTensorFile(sample()).bytes;
        Random random(1);
        for (int i = 0; i < 1000; ++i) {
            std::string bytes = whole;
            const auto bit = random.below(bytes.size() * 8);
            bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
            const std::string message = messageOf(bytes);
            QVERIFY2(message.starts_with("model.bin is damaged"), message.c_str());
        }
    }

    void everyTruncationIsNoticed()
    {
        const std::string whole = encodeTensorFile(sample()).bytes;
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY(messageOf(whole.substr(0, length)).starts_with("model.bin is damaged"));
        QVERIFY(messageOf(whole + "x").starts_with("model.bin is damaged"));
    }

    void lyingHeadersAreRefused_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char* name, const char* entry, const char* complaint) {
            QTest::newRow(name) << QString::fromUtf8(entry) << QString::fromUtf8(complaint);
        };
        row("honest", R"("t":{"dtype":"F32","shape":[2],"data_offsets":[0,8]})", "accepted");
        row("larger shape", R"("t":{"dtype":"F32","shape":[3],"data_offsets":[0,8]})",
            "does not fit its shape");
        row("product overflows",
            R"("t":{"dtype":"I64","shape":[20,20,20,20,20,20,20,20],"data_offsets":[0,8]})",
            "does not fit its shape");
        row("size beyond 2^63", R"("t":{"dtype":"F32","shape":[9223372036854775809],"data_offsets":[0,8]})",
            "impossible shape");
        row("size times bytes wraps to 8",
            R"("t":{"dtype":"F32","shape":[4611686018427387906],"data_offsets":[0,8]})", "impossible shape");
        row("negative size", R"("t":{"dtype":"F32","shape":[-2],"data_offsets":[0,8]})", "impossible shape");
        row("fractional size", R"("t":{"dtype":"F32","shape":[2.0],"data_offsets":[0,8]})",
            "impossible shape");
        row("nine dimensions", R"("t":{"dtype":"U8","shape":[1,1,1,1,1,1,1,1,8],"data_offsets":[0,8]})",
            "no shape");
        row("outside", R"("t":{"dtype":"F32","shape":[2],"data_offsets":[8,16]})", "outside the file");
        row("backwards", R"("t":{"dtype":"F32","shape":[2],"data_offsets":[8,0]})", "outside the file");
        row("end near 2^64", R"("t":{"dtype":"F32","shape":[2],"data_offsets":[0,18446744073709551615]})",
            "outside the file");
        row("one offset", R"("t":{"dtype":"F32","shape":[2],"data_offsets":[0]})", "has no offsets");
        row("type", R"("t":{"dtype":"BF16","shape":[4],"data_offsets":[0,8]})", "unknown number type");
        row("no type", R"("t":{"shape":[4],"data_offsets":[0,8]})", "unknown number type");
        row("not an object", R"("t":[1])", "not an object");
        row("overlap",
            R"("t":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"u":{"dtype":"F32","shape":[1],"data_offsets":[4,8]})",
            "overlap");
        row("gap", R"("t":{"dtype":"F32","shape":[1],"data_offsets":[4,8]})", "overlap");
        row("rest", R"("t":{"dtype":"F32","shape":[1],"data_offsets":[0,4]})", "more than its tensors");
        row("deep", R"("t":[[[[[[[[1]]]]]]]])", "nested too deeply");
    }

    void lyingHeadersAreRefused()
    {
        QFETCH(const QString, entry);
        QFETCH(const QString, complaint);
        const std::string message = messageOf(withEntry(entry.toStdString(), "01234567"));
        QVERIFY2(message.find(complaint.toStdString()) != std::string::npos, message.c_str());
    }

    void headersThatAreNoneAreRefused()
    {
        QVERIFY(messageOf(withHeader("[]", "")).find("not a JSON object") != std::string::npos);
        QVERIFY(messageOf(withHeader("{}", "")).find("no metadata") != std::string::npos);
        QVERIFY(messageOf(withHeader(R"({"__metadata__":{"a":1}})", "")).find("other than text") !=
                std::string::npos);
        QVERIFY(messageOf(withHeader(R"({"__metadata__":{}})", "")).find("no hash") != std::string::npos);
        QVERIFY(messageOf(std::string(8, '\xff') + "{}").find("claims") != std::string::npos);
        // A header's length of 17 MB in a file that is really that long.
        constexpr std::size_t kTooLong = 17'000'000;
        const std::string spaces(kTooLong, ' '); // NOLINT(bugprone-string-constructor): so long on purpose
        QVERIFY(messageOf(withHeader(spaces, "")).find("claims") != std::string::npos);
    }

    void filesAreWrittenWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(QStringLiteral("m.bin")).toStdString();
        writeTensorFile(path, sample());
        const std::string before = readWholeFile(path);
        QCOMPARE(readTensorFile(path).metadata.at("format"), std::string("test"));
        QCOMPARE(failureOf([&] { writeTensorFile(path / "below", sample()); }).code, ErrorCode::NotFound);
        QCOMPARE(readWholeFile(path), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void whatIsNoFileIsRefused()
    {
        QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        QCOMPARE(failureOf([&] { readTensorFile(path / "none"); }).code, ErrorCode::NotFound);
        QCOMPARE(failureOf([&] { readTensorFile(path); }).code, ErrorCode::InvalidInput);
        QCOMPARE(failureOf([] { readTensorFile("/dev/zero"); }).code, ErrorCode::InvalidInput);
    }
};

QTEST_APPLESS_MAIN(TestTensorFile)
#include "tst_tensorfile.moc"
