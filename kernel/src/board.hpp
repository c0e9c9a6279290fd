// A rectangle of squares: free, blocked or with a letter on it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace setz {

constexpr size_t kLongestSide = 60;
constexpr size_t kLongestTable = 200;  // for searches over a table without an edge

struct Square {
    static constexpr uint8_t kFree = 0, kBlocked = 31;
    uint8_t letter = kFree;  // 1..26: a stone
    bool jolly = false;

    bool stone() const { return letter != kFree && letter != kBlocked; }
};

struct Board {
    size_t rows = 0, cols = 0;
    std::vector<Square> squares;
    size_t stones = 0;

    // Rows separated by newlines: '.' free, '#' blocked, A-Z a stone, a-z a jolly.
    static Board parse(std::string_view text, size_t longest_side = kLongestSide);
    const Square& at(size_t row, size_t col) const { return squares[row * cols + col]; }
};

}  // namespace setz
