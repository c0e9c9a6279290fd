// Which pieces of one size can lie beside others? One bit a piece, so that they are counted at once.
#pragma once

#include <bit>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "case_pieces.hpp"

namespace setz {

using Bits = std::vector<uint64_t>;

inline uint64_t count_of(const Bits& row) {
    uint64_t count = 0;
    for (uint64_t word : row) count += static_cast<uint64_t>(std::popcount(word));
    return count;
}

class PieceRows {
public:
    PieceRows(const Pieces& pieces, const Ground& ground,
              const std::array<uint8_t, kLetters + 1>& letters);

    size_t count() const { return pieces_.size(); }
    const Piece& piece(size_t at) const { return pieces_[at]; }
    // The pieces after number `from` that can lie beside the bundle.
    Bits beside(const Bundle& bundle, size_t from) const;
    // Takes away the pieces for which no letter is left.
    void spend(uint32_t letter, const std::array<uint8_t, kLetters + 1>& used, Bits& row) const;

private:
    std::vector<Piece> pieces_;
    std::array<uint8_t, kLetters + 1> letters_;
    std::vector<Bits> on_square_;
    std::array<std::array<Bits, 2>, kLetters + 1> with_letter_;  // at least once, at least twice
    std::unordered_map<uint32_t, std::vector<uint32_t>> with_word_;
};

}  // namespace setz
