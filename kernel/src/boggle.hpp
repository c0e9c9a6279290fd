// All words on boards of letter dice: each way goes from square to neighbouring square, none twice.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "fan_graph.hpp"
#include "stop.hpp"

namespace setz {

// Ways through a board, all of one length, and the words that end on the last square of one.
struct Ways {
    std::vector<uint32_t> fan, rank;
    std::vector<uint64_t> place;  // squares used in bits 0-35, the last one in bits 58-63
};

struct BoggleBoard {
    // For each square its up to 8 neighbours: letter, 1 << letter (0: none), square bit | number << 58.
    alignas(64) uint32_t letters[36][8];
    alignas(64) uint32_t letter_bits[36][8];
    alignas(64) uint64_t squares[36][8];
};

// Lengthens ways[from, to) by one square each; returns how many came out. `found` gets the ranks of
// words that end on these ways, `hits` their number.
using Lengthen = size_t (*)(const BoggleBoard& board, const Fan* fans, const Ways& ways, size_t from,
                            size_t to, Ways& longer, uint32_t* found, size_t& hits);
Lengthen plain_lengthen();
Lengthen widest_lengthen();  // the fastest this processor can run

class Boggle {
public:
    struct Rules {
        uint32_t rows, cols, shortest;
        std::vector<int32_t> points;        // by length; the last also for longer words
        std::vector<uint8_t> allowed;       // one bit a word index; empty: all words
        bool wide;
    };

    Boggle(std::shared_ptr<const FanGraph> graph, Rules rules);

    size_t squares() const { return rules_.rows * rules_.cols; }
    // Letters row by row, board after board. Ends early when the limit is reached.
    std::vector<int32_t> scores(std::string_view boards, Limit& limit) const;
    struct Words {
        std::vector<uint32_t> ends;   // words of board i: indexes[ends[i - 1] .. ends[i])
        std::vector<uint32_t> indexes;
    };
    Words words(std::string_view boards, Limit& limit) const;

private:
    class Search;
    void require(std::string_view boards) const;

    std::shared_ptr<const FanGraph> graph_;
    Rules rules_;
    BoggleBoard empty_{};
    Lengthen lengthen_;
};

}  // namespace setz
