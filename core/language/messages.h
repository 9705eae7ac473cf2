#pragma once

#include <span>

/// The English templates of what layers without Qt say. Lists of a layer are made from its source by
/// resources/translations/update; those that cannot be read from it stand in composed.cpp.
namespace genex::language {

using Templates = std::span<const char* const>;

/// Whole sentences.
Templates messagesOfCommon();
Templates messagesOfDomain();
Templates messagesOfStorage();
Templates messagesOfServices();
Templates messagesOfProtocol();
Templates messagesOfData();
Templates messagesOfMethod();
Templates messagesOfEngine();
Templates messagesOfCard();
Templates messagesOfDemonstration();
Templates composedMessages();
/// Sentences that hold what a person wrote, which is never touched.
Templates quotes();

/// What stands in the places of a sentence.
Templates partsOfAll();
Templates composedParts();
/// Single words and short values.
Templates terms();

} // namespace genex::language
