// The words of one length, with a set of them for each letter at each place.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "word_graph.hpp"
#include "words_allowed.hpp"

namespace setz {

struct WordsOfLength {
    size_t length = 0, blocks = 0;
    std::vector<uint32_t> index;   // in the graph
    std::vector<uint8_t> letters;  // codes, word after word
    std::vector<uint8_t> quality;  // 0..255, the higher the better
    std::vector<uint64_t> sets;

    size_t size() const { return index.size(); }
    const uint8_t* word(size_t i) const { return letters.data() + i * length; }
    const uint64_t* with(size_t place, uint32_t code) const {
        return sets.data() + (place * kLetters + code - 1) * blocks;
    }
};

// Made for a length when it is first asked for; safe to ask from several threads.
class FillIndex {
public:
    FillIndex(std::shared_ptr<const WordGraph> graph, std::vector<uint8_t> mask,
              std::vector<uint8_t> quality);

    const WordsOfLength& of(size_t length) const;
    const WordGraph& graph() const { return *graph_; }

private:
    std::shared_ptr<const WordGraph> graph_;
    std::vector<uint8_t> mask_, quality_;
    mutable std::mutex guard_;
    mutable std::map<size_t, std::unique_ptr<const WordsOfLength>> made_;
};

}  // namespace setz
