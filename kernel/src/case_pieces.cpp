#include "case_pieces.hpp"

#include <algorithm>

namespace setz {

void Bundle::add(const Piece& piece) {
    pieces.push_back(piece);
    closed |= piece.shape->squares | piece.shape->halo;
    words.insert(words.end(), piece.words.begin(), piece.words.end());
    for (size_t i = 0; i < piece.shape->size; ++i) ++used[piece.letters[i]];
    size += piece.shape->size;
}

Pieces::Pieces(Fillings& fillings, std::vector<Shape> shapes, size_t size)
    : fillings_(fillings), shapes_(std::move(shapes)), size_(size), standing_(fillings.standing()) {
    std::erase_if(shapes_, [](const Shape& shape) { return !shape.touches; });
    std::sort(standing_.begin(), standing_.end());
}

void Pieces::fill_next() {
    const Shape& shape = shapes_[filled()];
    std::vector<uint32_t> lengthened = fillings_.lengthened(shape);
    fillings_.each(shape, [&](const Filling& filling) { sort_in(shape, lengthened, filling); });
    ends_.push_back(count());
}

void Pieces::sort_in(const Shape& shape, const std::vector<uint32_t>& lengthened,
                     const Filling& filling) {
    words_ = filling.words;
    std::sort(words_.begin(), words_.end());
    if (std::adjacent_find(words_.begin(), words_.end()) != words_.end()) return;
    std::vector<uint32_t> needs;
    for (uint32_t word : words_)
        if (std::binary_search(standing_.begin(), standing_.end(), word) &&
            std::find(lengthened.begin(), lengthened.end(), word) == lengthened.end())
            needs.push_back(word);
    if (needs.empty())
        letters_.insert(letters_.end(), filling.letters.begin(), filling.letters.begin() + size_);
    else
        needy_.push_back({&shape, filling.letters, words_, needs});
}

Piece Pieces::piece(size_t at) const {
    size_t shape = std::upper_bound(ends_.begin(), ends_.end(), at) - ends_.begin();
    Piece piece{&shapes_[shape], {}, {}, {}};
    std::copy_n(letters_.begin() + at * size_, size_, piece.letters.begin());
    piece.words = fillings_.words_of(*piece.shape, piece.letters);
    std::sort(piece.words.begin(), piece.words.end());
    return piece;
}

Shape line_from(const Ground& ground, size_t first, bool down, size_t letters) {
    Shape shape;
    for (size_t at = first; at != kMostSquares && shape.size < letters;
         at = ground.after(at, down)) {
        if (ground.stone(at) && shape.size) continue;
        if (!ground.free(at)) break;
        shape.cells[shape.size++] = static_cast<uint8_t>(at);
        shape.squares.set(at);
    }
    if (shape.size == letters) ground.complete(shape);
    return shape;
}

std::vector<Shape> lines_on(const Ground& ground, size_t letters) {
    std::vector<Shape> shapes;
    for (bool down : {false, true})
        for (size_t first = 0; first < ground.squares() && !(down && letters == 1); ++first) {
            Shape shape = line_from(ground, first, down, letters);
            if (shape.touches) shapes.push_back(std::move(shape));
        }
    return shapes;
}

}  // namespace setz
