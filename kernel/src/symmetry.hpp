// Which squares of a grid are alike.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace setz {

enum class Symmetry { kNone, kHalfTurn, kMirror, kDiagonal };

// The squares that symmetry makes alike, the lowest first.
inline std::vector<size_t> orbit(Symmetry symmetry, size_t rows, size_t cols, size_t square) {
    size_t row = square / cols, col = square % cols, twin = square;
    switch (symmetry) {
        case Symmetry::kHalfTurn: twin = rows * cols - 1 - square; break;
        case Symmetry::kMirror: twin = row * cols + cols - 1 - col; break;
        case Symmetry::kDiagonal: twin = col * cols + row; break;
        case Symmetry::kNone: break;
    }
    if (twin == square) return {square};
    return {std::min(square, twin), std::max(square, twin)};
}

}  // namespace setz
