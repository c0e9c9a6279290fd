#include "shapes.hpp"

#include <algorithm>
#include <unordered_set>

namespace setz {

Ground::Ground(const Board& board) : board_(board) {
    for (size_t i = 0; i < board.squares.size(); ++i) letters_[i] = board.squares[i].letter;
}

size_t Ground::before(size_t square, bool down) const {
    if (down) return square >= board_.cols ? square - board_.cols : kMostSquares;
    return square % board_.cols ? square - 1 : kMostSquares;
}

size_t Ground::after(size_t square, bool down) const {
    if (down) return square + board_.cols < squares() ? square + board_.cols : kMostSquares;
    return (square + 1) % board_.cols ? square + 1 : kMostSquares;
}

bool Ground::beside_stone(size_t square) const {
    for (bool down : {false, true})
        for (size_t next : {before(square, down), after(square, down)})
            if (next != kMostSquares && stone(next)) return true;
    return false;
}

bool Ground::connected() const {
    std::vector<size_t> waiting;
    Squares seen;
    size_t stones = 0;
    for (size_t i = 0; i < squares(); ++i) {
        stones += stone(i);
        if (stone(i) && waiting.empty()) waiting.push_back(i);
    }
    for (size_t i = 0; i < waiting.size(); ++i) {
        if (seen[waiting[i]]) continue;
        seen.set(waiting[i]);
        for (bool down : {false, true})
            for (size_t next : {before(waiting[i], down), after(waiting[i], down)})
                if (next != kMostSquares && stone(next) && !seen[next]) waiting.push_back(next);
    }
    return seen.count() == stones;
}

void Ground::complete(Shape& shape) const {
    auto filled = [&](size_t square) {
        return square != kMostSquares && (stone(square) || shape.squares[square]);
    };
    shape.runs.clear();
    shape.halo.reset();
    shape.touches = false;
    for (size_t i = 0; i < shape.size; ++i)
        for (bool down : {false, true}) {
            size_t begin = shape.cells[i], end = shape.cells[i];
            uint8_t fresh = 1, length = 1;
            bool first = true;  // of the new stones in this run
            for (size_t next = before(begin, down); filled(next); next = before(next, down)) {
                begin = next;
                ++length;
                first &= !shape.squares[next];
            }
            for (size_t next = after(end, down); filled(next); next = after(next, down)) {
                end = next;
                ++length;
                fresh = static_cast<uint8_t>(fresh + shape.squares[next]);
            }
            if (!first) continue;
            if (length > 1) shape.runs.push_back({static_cast<uint8_t>(begin), length, fresh, down});
            shape.touches |= length > fresh;
            for (size_t edge : {before(begin, down), after(end, down)})
                if (edge != kMostSquares && free(edge)) shape.halo.set(edge);
        }
}

// The same number for the same squares, whatever their order.
static uint64_t key_of(const Squares& squares) {
    uint64_t key = 0;
    for (size_t at = squares._Find_first(); at < kMostSquares; at = squares._Find_next(at))
        key = key << 8 | at;
    return key;
}

std::vector<std::vector<Shape>> shapes_on(const Ground& ground, size_t largest,
                                          const RunWorth& worth) {
    std::vector<std::vector<Shape>> by_size(largest + 1);
    auto finish = [&](Shape& shape) {
        ground.complete(shape);
        shape.value = 0;
        for (const Run& run : shape.runs) shape.value += worth.of(run.length);
    };
    for (size_t square = 0; square < ground.squares() && largest; ++square) {
        if (!ground.free(square) || !ground.beside_stone(square)) continue;
        Shape shape;
        shape.cells[shape.size++] = static_cast<uint8_t>(square);
        shape.squares.set(square);
        finish(shape);
        by_size[1].push_back(shape);
    }
    for (size_t size = 2; size <= largest; ++size) {
        std::unordered_set<uint64_t> seen;
        for (const Shape& smaller : by_size[size - 1])
            for (size_t square = 0; square < ground.squares(); ++square) {
                if (!smaller.halo[square]) continue;
                Shape shape;
                shape.cells = smaller.cells;
                shape.squares = smaller.squares;
                shape.cells[smaller.size] = static_cast<uint8_t>(square);
                shape.size = static_cast<uint8_t>(size);
                shape.squares.set(square);
                if (!seen.insert(key_of(shape.squares)).second) continue;
                finish(shape);
                by_size[size].push_back(std::move(shape));
            }
    }
    return by_size;
}

}  // namespace setz
