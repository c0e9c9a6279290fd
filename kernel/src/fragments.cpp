#include "fragments.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace setz {
namespace {

std::string rest_of(const std::string& word, std::string_view run) {
    std::string rest = word;
    rest.erase(word.find(run), run.size());
    return rest;
}

// How many letters of `rest` the hand lacks; none if hand and unseen stones together lack one.
// Plain letters of the hand come first. Of what is missing then, letters that are unseen may come
// from there or from a jolly in hand; all others need a jolly.
std::optional<uint32_t> lacking(const std::string& rest, const Rack& hand, const Rack& unseen,
                                uint32_t vowels) {
    std::array<int, kLetters + 1> needed{};
    for (char letter : rest) ++needed[code_of(letter)];
    int missing[2] = {0, 0}, only_jolly[2] = {0, 0};  // vowels, consonants
    for (uint32_t code = 1; code <= kLetters; ++code) {
        int lack = std::max(0, needed[code] - hand.count(code));
        int kind = vowels >> code & 1 ? Rack::kVowel : Rack::kConsonant;
        missing[kind] += lack;
        only_jolly[kind] += std::max(0, lack - unseen.count(code));
    }
    int total = missing[0] + missing[1], from_hand = 0, open = 0;
    for (Rack::Kind kind : {Rack::kVowel, Rack::kConsonant}) {
        open += std::max(0, only_jolly[kind] - hand.jollies(kind) - unseen.jollies(kind));
        from_hand += std::min(hand.jollies(kind), missing[kind]);
    }
    if (open > hand.jollies(Rack::kAny) + unseen.jollies(Rack::kAny)) return std::nullopt;
    from_hand += std::min(hand.jollies(Rack::kAny), total - from_hand);
    return static_cast<uint32_t>(total - from_hand);
}

}  // namespace

Fragments::Fragments(std::shared_ptr<const WordGraph> graph,
                     std::shared_ptr<const ContainIndex> index, std::vector<uint8_t> mask,
                     uint32_t vowels)
    : graph_(std::move(graph)), index_(std::move(index)), mask_(std::move(mask)),
      allowed_(mask_, {}, graph_->size()), vowels_(vowels) {
    if (index_->words() != graph_->size())
        throw std::invalid_argument("the index has " + std::to_string(index_->words()) +
                                    " words, the graph " + std::to_string(graph_->size()));
}

std::vector<Fragments::Completion> Fragments::completions(std::string_view run,
                                                          std::string_view hand,
                                                          std::string_view unseen,
                                                          int64_t limit) const {
    Rack mine = Rack::parse(hand, vowels_), others = Rack::parse(unseen, vowels_, kLargestStock);
    std::vector<Completion> found;
    for (uint32_t word : index_->indexes(run, -1)) {
        if (!allowed_(word)) continue;
        auto lack = lacking(rest_of(graph_->word(word), run), mine, others, vowels_);
        if (lack) found.push_back({word, *lack});
    }
    std::stable_sort(found.begin(), found.end(), [](const Completion& a, const Completion& b) {
        return a.unseen < b.unseen;
    });
    if (limit >= 0 && found.size() > static_cast<size_t>(limit))
        found.resize(static_cast<size_t>(limit));
    return found;
}

std::vector<Fragments::Extension> Fragments::extensions(std::string_view run, std::string_view hand,
                                                        std::string_view unseen) const {
    Rack mine = Rack::parse(hand, vowels_);
    std::vector<Extension> found;
    uint32_t usable = mine.letters() | mine.jolly_letters();
    for (bool front : {true, false})
        for (uint32_t code = 1; code <= kLetters; ++code) {
            if (!(usable >> code & 1)) continue;
            std::string longer(run);
            longer.insert(front ? longer.begin() : longer.end(), letter_of(code));
            std::string left(hand);
            size_t at = left.find(letter_of(code));
            if (at == std::string::npos) at = left.find_first_of(vowels_ >> code & 1 ? "v?" : "k?");
            left.erase(at, 1);
            size_t words = completions(longer, left, unseen, -1).size();
            if (words) found.push_back({front, code, static_cast<uint32_t>(words)});
        }
    return found;
}

}  // namespace setz
