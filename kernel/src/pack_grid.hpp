// The table on which a packing grows: words cross at one letter and touch nowhere else.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "hand_words.hpp"

namespace setz {

class PackGrid {
public:
    struct Spot {
        uint16_t square;
        uint8_t code;
        bool down;  // the way in which a crossing word would run
    };

    PackGrid() { cells_.fill(0); }

    void first(const HandWords::Word& word) {
        uint16_t begin = static_cast<uint16_t>(kSide / 2 * kSide + kSide / 2 - word.length / 2);
        put(word, begin, 1, kLarge);
    }

    // Lays `word` so that its letter number `at` lies on the spot; false if it touches anything.
    bool cross(const HandWords::Word& word, const Spot& spot, size_t at) {
        int step = spot.down ? kSide : 1, side = spot.down ? 1 : kSide;
        int begin = spot.square - static_cast<int>(at) * step;
        if (!inside(spot, at, word.length)) return false;
        if (cells_[index(begin - step)] || cells_[index(begin + step * word.length)]) return false;
        for (size_t i = 0; i < word.length; ++i) {
            int square = begin + static_cast<int>(i) * step;
            if (i == at) continue;
            if (cells_[index(square)] || cells_[index(square - side)] || cells_[index(square + side)])
                return false;
        }
        put(word, static_cast<uint16_t>(begin), step, at);
        return true;
    }

    // Takes back what lies since the mark.
    struct Mark {
        size_t spots, squares;
    };
    Mark mark() const { return {spots_.size(), laid_.size()}; }
    void undo(Mark mark) {
        while (laid_.size() > mark.squares) {
            cells_[laid_.back()] = 0;
            laid_.pop_back();
        }
        spots_.resize(mark.spots);
    }

    const std::vector<Spot>& spots() const { return spots_; }
    std::vector<std::string> rows() const;

private:
    static constexpr int kSide = 64;
    static constexpr size_t kLarge = 99;

    static size_t index(int square) { return static_cast<size_t>(square); }
    static bool inside(const Spot& spot, size_t at, size_t length) {
        int line = spot.down ? spot.square / kSide : spot.square % kSide;
        return line - static_cast<int>(at) > 1 &&
               line - static_cast<int>(at) + static_cast<int>(length) < kSide - 2;
    }
    void put(const HandWords::Word& word, uint16_t begin, int step, size_t crossed) {
        for (size_t i = 0; i < word.length; ++i) {
            if (i == crossed) continue;
            uint16_t square = static_cast<uint16_t>(begin + static_cast<int>(i) * step);
            cells_[square] = word.codes[i];
            laid_.push_back(square);
            spots_.push_back({square, word.codes[i], step == 1});
        }
    }

    std::array<uint8_t, kSide * kSide> cells_;
    std::vector<uint16_t> laid_;
    std::vector<Spot> spots_;
};

}  // namespace setz
