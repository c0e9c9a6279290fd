// Pieces: shapes with letters on them, out of which the layings of an open case are put together.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "fillings.hpp"

namespace setz {

struct Piece {
    const Shape* shape = nullptr;
    std::array<uint8_t, kMostFresh> letters{};
    std::vector<uint32_t> words;  // that it makes, sorted
    std::vector<uint32_t> needs;  // of these, such as stand elsewhere: another piece must change them
};

// One or several pieces that lie together: the squares they close, their words, their letters.
struct Bundle {
    std::vector<Piece> pieces;
    Squares closed;
    std::vector<uint32_t> words;
    std::array<uint8_t, kLetters + 1> used{};
    size_t size = 0;

    void add(const Piece& piece);
};

// All pieces of some shapes of one size, found shape by shape.
class Pieces {
public:
    Pieces(Fillings& fillings, std::vector<Shape> shapes, size_t size);

    bool whole() const { return filled() == shapes_.size(); }
    size_t filled() const { return ends_.size(); }
    void fill_next();
    void fill_all() {
        while (!whole()) fill_next();
    }
    size_t count() const { return letters_.size() / size_; }  // found so far, without the needy
    size_t end_of(size_t shape) const { return ends_[shape]; }
    Piece piece(size_t at) const;
    const uint8_t* letters_of(size_t at) const { return &letters_[at * size_]; }
    const std::vector<Piece>& needy() const { return needy_; }
    const std::vector<Shape>& shapes() const { return shapes_; }
    size_t size() const { return size_; }

private:
    void sort_in(const Shape& shape, const std::vector<uint32_t>& lengthened,
                 const Filling& filling);

    Fillings& fillings_;
    std::vector<Shape> shapes_;
    size_t size_;
    std::vector<uint32_t> standing_;
    std::vector<size_t> ends_;      // after the last piece of each shape
    std::vector<uint8_t> letters_;  // of the pieces one after the other
    std::vector<Piece> needy_;
    std::vector<uint32_t> words_;  // of the piece that is looked at
};

// The `letters` free squares from `first` on, in a row or column and side by side but for stones; it
// touches nothing if there are not so many.
Shape line_from(const Ground& ground, size_t first, bool down, size_t letters);
std::vector<Shape> lines_on(const Ground& ground, size_t letters);

}  // namespace setz
