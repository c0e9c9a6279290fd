// Sets of free squares that hang together once stones lie on them, without the letters.
//
// New stones are linked if they stand in one run. A linked set that touches what lies is a shape;
// shapes that do not meet can be laid together, and their words are just added up. The lengths of
// all new runs follow from the squares alone.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "board.hpp"

namespace setz {

constexpr size_t kMostSquares = 256;
constexpr size_t kMostFresh = 8;  // new stones in one move
using Squares = std::bitset<kMostSquares>;

struct Run {
    uint8_t begin, length, fresh;
    bool down;
};

struct Shape {
    std::array<uint8_t, kMostFresh> cells{};
    uint8_t size = 0;
    std::vector<Run> runs;  // of two and more letters, with new stones
    Squares squares, halo;  // halo: where a further stone would be linked
    double value = 0;       // if no run is a mere inflection
    bool touches = false;
};

class Ground {
public:
    explicit Ground(const Board& board);

    size_t squares() const { return board_.squares.size(); }
    uint8_t letter(size_t square) const { return letters_[square]; }
    bool stone(size_t square) const { return letters_[square] - 1u < 26u; }
    bool free(size_t square) const { return letters_[square] == Square::kFree; }
    size_t step(bool down) const { return down ? board_.cols : 1; }
    // The square before or after in a line; kMostSquares beyond the border.
    size_t before(size_t square, bool down) const;
    size_t after(size_t square, bool down) const;
    bool beside_stone(size_t square) const;
    bool connected() const;

    // Fills runs, halo and touches of a shape whose cells are given.
    void complete(Shape& shape) const;

private:
    const Board& board_;
    std::array<uint8_t, kMostSquares> letters_{};
};

// What a run is worth by its length, as data.
struct RunWorth {
    double bon_worth = 0;
    size_t bon_length = 5;
    double of(size_t length) const {
        return static_cast<double>(length) + (length >= bon_length ? bon_worth : 0);
    }
};

// All shapes of up to `largest` squares, by size.
std::vector<std::vector<Shape>> shapes_on(const Ground& ground, size_t largest,
                                          const RunWorth& worth);

}  // namespace setz
