#include "domain/recommendation.h"

#include "differentialjson.h"

namespace genex::domain {

void to_json(nlohmann::json& json, const Concern& concern)
{
    json = {{"code", concern.code}, {"text", concern.text}};
}

void from_json(const nlohmann::json& json, Concern& concern)
{
    json.at("code").get_to(concern.code);
    json.at("text").get_to(concern.text);
}

static void to_json(nlohmann::json& json, const OrderItem& item)
{
    json = {{"feature", item.feature}, {"expected_gain", item.expectedGain}, {"price", item.price}};
}

static void from_json(const nlohmann::json& json, OrderItem& item)
{
    json.at("feature").get_to(item.feature);
    json.at("expected_gain").get_to(item.expectedGain);
    json.at("price").get_to(item.price);
}

void to_json(nlohmann::json& json, const Likelihood& likelihood)
{
    json = {{"disease", likelihood.disease}, {"now", likelihood.now}, {"expected", likelihood.expected}};
}

void from_json(const nlohmann::json& json, Likelihood& likelihood)
{
    json.at("disease").get_to(likelihood.disease);
    json.at("now").get_to(likelihood.now);
    json.at("expected").get_to(likelihood.expected);
}

void to_json(nlohmann::json& json, const Recommendation& recommendation)
{
    json = {{"model_sha256", recommendation.modelSha256},
            {"program_version", recommendation.programVersion},
            {"seed", recommendation.seed},
            {"bucket", recommendation.bucket},
            {"order", recommendation.order},
            {"estimate", recommendation.estimate},
            {"differential", recommendation.differential},
            {"confidence_now", recommendation.confidenceNow},
            {"confidence_expected", recommendation.confidenceExpected},
            {"threshold", recommendation.threshold},
            {"currency", recommendation.currency},
            {"concerns", recommendation.concerns}};
}

void from_json(const nlohmann::json& json, Recommendation& recommendation)
{
    json.at("model_sha256").get_to(recommendation.modelSha256);
    json.at("program_version").get_to(recommendation.programVersion);
    json.at("seed").get_to(recommendation.seed);
    json.at("bucket").get_to(recommendation.bucket);
    json.at("order").get_to(recommendation.order);
    json.at("estimate").get_to(recommendation.estimate);
    json.at("differential").get_to(recommendation.differential);
    json.at("confidence_now").get_to(recommendation.confidenceNow);
    json.at("confidence_expected").get_to(recommendation.confidenceExpected);
    json.at("threshold").get_to(recommendation.threshold);
    json.at("currency").get_to(recommendation.currency);
    json.at("concerns").get_to(recommendation.concerns);
}

} // namespace genex::domain
