#include "lines.hpp"

#include "walk.hpp"

namespace setz {
namespace {

struct Crossing {
    const Board& board;
    bool down;  // the way of the crossing run
    const FanGraph& graph;
    const WordsAllowed& allowed;
    std::span<const int32_t> values;

    size_t length() const { return down ? board.rows : board.cols; }
    const Square& at(size_t line, size_t i) const {
        return down ? board.at(i, line) : board.at(line, i);
    }
    int32_t value(const Square& square) const { return values[square.jolly ? 0 : square.letter]; }

    // What the run through free square `i` of crossing line `line` demands.
    void demand(Cell& cell, size_t line, size_t i, uint32_t wanted) const {
        size_t begin = i, end = i + 1;
        while (begin > 0 && at(line, begin - 1).stone()) --begin;
        while (end < length() && at(line, end).stone()) ++end;
        cell.fits = kAll;
        cell.crossed = end - begin > 1;
        cell.cross_letters = static_cast<int32_t>(end - begin);
        if (!cell.crossed) return;
        cell.fits = 0;
        Walk ahead{graph};
        for (size_t k = begin; k < i; ++k) {
            cell.cross_value += value(at(line, k));
            if (!ahead.step(at(line, k).letter)) return;
        }
        for (size_t k = i + 1; k < end; ++k) cell.cross_value += value(at(line, k));
        for (uint32_t codes = wanted & graph[ahead.fan].letters & ~1u; codes; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            Walk whole = ahead;
            bool lives = whole.step(code);
            for (size_t k = i + 1; k < end && lives; ++k) lives = whole.step(at(line, k).letter);
            if (lives && whole.word(allowed)) cell.fits |= 1u << code;
        }
    }

    static constexpr uint32_t kAll = (1u << (kLetters + 1)) - 2;
};

}  // namespace

uint32_t crossing_word(const Board& board, bool down, const FanGraph& graph, uint32_t square,
                       uint32_t code) {
    size_t step = down ? board.cols : 1;
    size_t line_begin = down ? square % board.cols : square / board.cols * board.cols;
    size_t line_end = line_begin + (down ? board.rows : board.cols) * step;
    size_t begin = square;
    while (begin > line_begin && board.squares[begin - step].stone()) begin -= step;
    Walk walk{graph};
    for (size_t at = begin; at < line_end; at += step) {
        if (at != square && !board.squares[at].stone()) break;
        if (!walk.step(at == square ? code : board.squares[at].letter)) break;
    }
    return walk.rank;
}

std::vector<Cell> lines_of(const Board& board, bool down, const FanGraph& graph,
                           const WordsAllowed& allowed, uint32_t wanted,
                           std::span<const int32_t> values) {
    size_t count = down ? board.cols : board.rows;
    size_t length = down ? board.rows : board.cols;
    Crossing crossing{board, !down, graph, allowed, values};
    std::vector<Cell> cells(count * length);
    for (size_t line = 0; line < count; ++line)
        for (size_t i = 0; i < length; ++i) {
            size_t square = down ? i * board.cols + line : line * board.cols + i;
            Cell& cell = cells[line * length + i];
            cell.letter = board.squares[square].letter;
            cell.jolly = board.squares[square].jolly;
            cell.square = static_cast<uint32_t>(square);
            if (cell.letter == Square::kFree) crossing.demand(cell, i, line, wanted);
        }
    return cells;
}

}  // namespace setz
