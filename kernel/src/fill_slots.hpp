// The runs of a grid and where they cross.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board.hpp"
#include "fill_index.hpp"

namespace setz {

struct Slot {
    std::vector<uint16_t> cells;
    bool down;
    const WordsOfLength* words;
};

struct Place {
    int16_t slot = -1;  // -1: the square is in no run this way
    uint8_t at = 0;
};

struct Slots {
    std::vector<Slot> slots;
    std::vector<std::array<Place, 2>> places;  // by square: across, down

    Slots(const FillIndex& index, const Board& board) : places(board.squares.size()) {
        for (bool down : {false, true}) {
            size_t lines = down ? board.cols : board.rows, length = down ? board.rows : board.cols;
            for (size_t line = 0; line < lines; ++line)
                for (size_t i = 0; i < length;) {
                    Slot slot{{}, down, nullptr};
                    for (; i < length; ++i) {
                        size_t square = down ? i * board.cols + line : line * board.cols + i;
                        if (board.squares[square].letter == Square::kBlocked) break;
                        slot.cells.push_back(static_cast<uint16_t>(square));
                    }
                    if (slot.cells.size() > 1) add(index, std::move(slot));
                    ++i;
                }
        }
    }

private:
    void add(const FillIndex& index, Slot slot) {
        slot.words = &index.of(slot.cells.size());
        for (size_t at = 0; at < slot.cells.size(); ++at)
            places[slot.cells[at]][slot.down] = {static_cast<int16_t>(slots.size()),
                                                 static_cast<uint8_t>(at)};
        slots.push_back(std::move(slot));
    }
};

}  // namespace setz
