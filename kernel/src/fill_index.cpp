#include "fill_index.hpp"

#include <stdexcept>
#include <string>

namespace setz {
namespace {

struct Collector {
    const WordGraph& graph;
    const WordsAllowed& allowed;
    const std::vector<uint8_t>& quality;
    WordsOfLength& words;
    uint8_t letters[kLongestWord + 1];

    void visit(uint32_t base, uint32_t rank, size_t depth) {
        for (uint32_t code = 1; code <= kLetters; ++code) {
            uint32_t unit = graph.step(base, code);
            if (!unit) continue;
            uint32_t at = rank + graph.words_before(base, code);
            letters[depth] = static_cast<uint8_t>(code);
            if (depth + 1 < words.length) {
                if (WordGraph::below(unit))
                    visit(WordGraph::below(unit), at + WordGraph::ends(unit), depth + 1);
            } else if (WordGraph::ends(unit) && allowed(at)) {
                words.index.push_back(at);
                words.letters.insert(words.letters.end(), letters, letters + words.length);
                words.quality.push_back(quality.empty() ? 0 : quality[at]);
            }
        }
    }
};

}  // namespace

FillIndex::FillIndex(std::shared_ptr<const WordGraph> graph, std::vector<uint8_t> mask,
                     std::vector<uint8_t> quality)
    : graph_(std::move(graph)), mask_(std::move(mask)), quality_(std::move(quality)) {
    WordsAllowed(mask_, {}, graph_->size());
    if (!quality_.empty() && quality_.size() < graph_->size())
        throw std::invalid_argument("quality has " + std::to_string(quality_.size()) +
                                    " bytes for " + std::to_string(graph_->size()) + " words");
}

const WordsOfLength& FillIndex::of(size_t length) const {
    std::lock_guard lock(guard_);
    auto& made = made_[length];
    if (made) return *made;
    auto words = std::make_unique<WordsOfLength>();
    words->length = length;
    WordsAllowed allowed(mask_, {}, graph_->size());
    Collector{*graph_, allowed, quality_, *words, {}}.visit(graph_->root(), 0, 0);
    words->blocks = (words->size() + 63) / 64;
    words->sets.assign(length * kLetters * words->blocks, 0);
    for (size_t i = 0; i < words->size(); ++i)
        for (size_t place = 0; place < length; ++place) {
            uint32_t code = words->word(i)[place];
            size_t row = (place * kLetters + code - 1) * words->blocks;
            words->sets[row + i / 64] |= uint64_t{1} << (i % 64);
        }
    made = std::move(words);
    return *made;
}

}  // namespace setz
