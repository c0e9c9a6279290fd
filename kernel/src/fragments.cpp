#include "fragments.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace setz {
namespace {

// Takes a letter from a rack, a jolly if need be; false if there is none.
bool take_any(Rack& rack, uint32_t code) {
    if (rack.letters() >> code & 1) rack.take(code);
    else if (rack.jolly_letters() >> code & 1) rack.take_jolly(code);
    else return false;
    return true;
}

std::string rest_of(const std::string& word, std::string_view run) {
    std::string rest = word;
    rest.erase(word.find(run), run.size());
    return rest;
}

// How many letters of `rest` the hand lacks; none if hand and unseen stones together lack one.
// Plain letters of the hand come before its jollies, and the hand before the unseen.
std::optional<uint32_t> lacking(const std::string& rest, Rack hand, Rack unseen) {
    std::string missing;
    for (char letter : rest) {
        uint32_t code = code_of(letter);
        if (hand.letters() >> code & 1) hand.take(code);
        else missing.push_back(letter);
    }
    uint32_t count = 0;
    std::string still;
    for (char letter : missing) {
        uint32_t code = code_of(letter);
        if (unseen.letters() >> code & 1) {
            unseen.take(code);
            still.push_back(letter);
        } else if (!take_any(hand, code)) {
            ++count;
            if (!take_any(unseen, code)) return std::nullopt;
        }
    }
    for (char letter : still) count += !take_any(hand, code_of(letter));
    return count;
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
        auto lack = lacking(rest_of(graph_->word(word), run), mine, others);
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
