// The two-ended fragment game, solved backwards: players add a letter in front or behind so that
// some word still holds the fragment; who completes a word loses (or wins).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "endings.hpp"
#include "stop.hpp"
#include "word_graph.hpp"
#include "words_allowed.hpp"

namespace setz {

class TwoEnded {
public:
    struct Rules {
        size_t shortest = 4;          // shorter words do not end the game
        bool completing_loses = true;
    };

    TwoEnded(const WordGraph& graph, const WordsAllowed& allowed, Rules rules);

    enum class Value { kImpossible, kLost, kWon, kOver };
    // For the player to move; kOver if the fragment is a word that ends the game.
    Value value(std::string_view fragment) const;
    uint64_t fragments() const { return fragments_; }

private:
    struct Level {
        std::vector<uint64_t> won, over;  // one bit for the first place of each fragment
    };
    Range range_of(std::string_view fragment) const;

    Rules rules_;
    std::vector<Endings::Block> blocks_;
    Endings endings_;
    std::vector<Level> levels_;  // by length
    uint64_t fragments_ = 0;
};

}  // namespace setz
