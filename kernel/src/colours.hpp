// Coloured stones on coloured squares: what a word brings in each choice of colours, and the best.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board.hpp"
#include "letters.hpp"
#include "stop.hpp"

namespace setz {

constexpr size_t kMostColours = 8;

struct ColourRules {
    std::string signs;            // colour c is signs[c - 1]; 0 is none
    std::vector<int64_t> values;  // what a stone of each colour is worth
    Board fields;                 // only its size counts
    std::vector<uint8_t> field_colours;
    int64_t word_bonus = 0;  // for each letter of a word in one colour
    std::vector<std::pair<int64_t, int64_t>> stages;  // from so many aces on this factor
    std::vector<std::pair<size_t, int64_t>> goals;    // the prize under a word's last letter
    bool prize_always = false;  // times the factor, also where the last letter is no ace
    int64_t exchange_from = -1;  // from so many aces on a stone may be exchanged; -1: never

    uint8_t colour_of(char sign) const;  // 0: none of them
    int64_t factor(int64_t aces) const;
    // Colours row by row, '.' for none. Throws std::invalid_argument if they do not fit the fields.
    std::vector<uint8_t> colours_in(std::string_view text, const char* name) const;
};

// Stones in hand by letter and colour.
struct ColouredHand {
    uint8_t counts[kLetters + 1][kMostColours + 1] = {};
    static ColouredHand parse(std::string_view text, const ColourRules& rules);
};

struct ColouredBoard {
    Board board;
    std::vector<uint8_t> colours;  // of the stones that lie
    ColouredBoard(std::string_view board, std::string_view colours, const ColourRules& rules);
};

struct WordPlace {
    size_t square;
    bool down;
    std::string word;
};

struct Colouring {
    int64_t points = 0, aces = 0;
    std::string colours;           // of the new stones, along the word
    int64_t own = -1, lying = -1;  // the squares of an exchange
};

// At least as many points as any choice of colours brings.
int64_t most_points(const ColourRules& rules, const ColouredBoard& board, const ColouredHand& hand,
                    int64_t aces, const WordPlace& place);

// The best choices of colours, best first; none if the hand cannot lay the word.
std::vector<Colouring> best_colourings(const ColourRules& rules, const ColouredBoard& board,
                                       const ColouredHand& hand, int64_t aces,
                                       const WordPlace& place, size_t count, Limit& limit);

}  // namespace setz
