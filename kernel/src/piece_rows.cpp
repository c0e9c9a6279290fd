#include "piece_rows.hpp"

namespace setz {

PieceRows::PieceRows(const Pieces& pieces, const Ground& ground,
                     const std::array<uint8_t, kLetters + 1>& letters)
    : letters_(letters) {
    Bits none((pieces.count() + 63) / 64);
    on_square_.assign(ground.squares(), none);
    with_letter_.fill({none, none});
    pieces_.reserve(pieces.count());
    for (size_t at = 0; at < pieces.count(); ++at) {
        const Piece& piece = pieces_.emplace_back(pieces.piece(at));
        uint64_t bit = uint64_t{1} << (at & 63);
        std::array<uint8_t, kLetters + 1> used{};
        for (size_t i = 0; i < piece.shape->size; ++i) {
            on_square_[piece.shape->cells[i]][at >> 6] |= bit;
            uint32_t letter = piece.letters[i];
            with_letter_[letter][used[letter]++ ? 1 : 0][at >> 6] |= bit;
        }
        for (uint32_t word : piece.words) with_word_[word].push_back(static_cast<uint32_t>(at));
    }
}

Bits PieceRows::beside(const Bundle& bundle, size_t from) const {
    Bits row((count() + 63) / 64, ~uint64_t{0});
    for (size_t i = 0; i < row.size() && i * 64 < from; ++i)
        row[i] = from >= (i + 1) * 64 ? 0 : ~uint64_t{0} << (from & 63);
    if (count() & 63) row.back() &= ~uint64_t{0} >> (64 - (count() & 63));
    for (size_t square = bundle.closed._Find_first(); square < on_square_.size();
         square = bundle.closed._Find_next(square))
        for (size_t i = 0; i < row.size(); ++i) row[i] &= ~on_square_[square][i];
    for (uint32_t letter = 1; letter <= kLetters; ++letter)
        if (bundle.used[letter]) spend(letter, bundle.used, row);
    for (uint32_t word : bundle.words)
        if (auto found = with_word_.find(word); found != with_word_.end())
            for (uint32_t at : found->second) row[at >> 6] &= ~(uint64_t{1} << (at & 63));
    return row;
}

void PieceRows::spend(uint32_t letter, const std::array<uint8_t, kLetters + 1>& used,
                      Bits& row) const {
    for (uint32_t wanted : {1u, 2u})
        if (used[letter] + wanted > letters_[letter])
            for (size_t i = 0; i < row.size(); ++i) row[i] &= ~with_letter_[letter][wanted - 1][i];
}

}  // namespace setz
