// Which stones can follow those that are placed already? Existence alone: layings are not listed.
#include <algorithm>
#include <bitset>

#include "case_moves.hpp"

namespace setz {

struct CaseMoves::Look {
    explicit Look(const Stones& stones) : placed(stones), found(kMostSquares) {
        for (auto [square, letter] : placed) squares.set(square);
    }

    const Stones& placed;
    Squares squares;             // of the placed stones
    std::vector<size_t> single;  // the single piece that each of them is; their number: none
    std::vector<Bits> around;    // what can lie beside that piece
    std::vector<Bits> pairs;     // the pieces of two that have the stone
    std::vector<std::bitset<kLetters + 1>> found;
    Bits ones, twos;  // pieces that were found
    bool whole = false;

    bool has(size_t square, uint8_t letter) const { return found[square][letter]; }
    void mark(const Shape& shape, const uint8_t* letters) {
        for (size_t i = 0; i < shape.size; ++i) found[shape.cells[i]].set(letters[i]);
    }
    bool knows(const Bundle& lead) const {
        for (const Piece& piece : lead.pieces)
            for (size_t i = 0; i < piece.shape->size; ++i)
                if (!has(piece.shape->cells[i], piece.letters[i])) return false;
        return true;
    }
};

static bool holds(const Shape& shape, const uint8_t* letters, std::pair<uint8_t, uint8_t> stone) {
    for (size_t i = 0; i < shape.size; ++i)
        if (shape.cells[i] == stone.first) return letters[i] == stone.second;
    return false;
}

static bool holds(const Bundle& lead, std::pair<uint8_t, uint8_t> stone) {
    return std::any_of(lead.pieces.begin(), lead.pieces.end(), [&](const Piece& piece) {
        return holds(*piece.shape, piece.letters.data(), stone);
    });
}

static bool any(const Bits& row) {
    return std::any_of(row.begin(), row.end(), [](uint64_t word) { return word != 0; });
}

static bool within(const Bits& row, const Bits& all) {
    for (size_t i = 0; i < row.size(); ++i)
        if (row[i] & ~all[i]) return false;
    return true;
}

static void keep(Bits& row, const Bits& other) {
    for (size_t i = 0; i < row.size(); ++i) row[i] &= other[i];
}

static void join(Bits& sum, const Bits& other) {
    for (size_t i = 0; i < sum.size(); ++i) sum[i] |= other[i];
}

static bool has_bit(const Bits& row, size_t at) { return row[at >> 6] >> (at & 63) & 1; }
static void set_bit(Bits& row, size_t at) { row[at >> 6] |= uint64_t{1} << (at & 63); }

CaseMoves::Beside CaseMoves::beside(const Stones& placed) {
    std::lock_guard alone(busy_);
    Beside beside;
    if (placed.size() > rules_.most) return beside;
    Look look = look_for(placed);
    for (const Part& part : parts_) {
        if (part.letters < placed.size()) continue;
        if (part.alone()) {
            look_alone(part, look);
        } else {
            for (size_t at = 0, end = leads(part); at < end; ++at) look_beside(part, at, look);
        }
    }
    for (size_t size : {1, 2}) {
        const Bits& row = size == 1 ? look.ones : look.twos;
        for (size_t at = 0; at < row.size() * 64; ++at)
            if (has_bit(row, at))
                look.mark(*rows(size).piece(at).shape, rows(size).piece(at).letters.data());
    }
    for (auto [square, letter] : placed) look.found[square].reset(letter);
    for (size_t square = 0; square < ground_.squares(); ++square)
        for (uint8_t letter = 1; letter <= kLetters; ++letter)
            if (look.has(square, letter)) beside.stones.emplace_back(square, letter);
    beside.whole = look.whole;
    return beside;
}

CaseMoves::Look CaseMoves::look_for(const Stones& placed) {
    Look look(placed);
    if (!anywhere_) return look;
    const PieceRows& ones = rows(1);
    look.ones.resize((ones.count() + 63) / 64);
    for (const auto& stone : placed) {
        size_t at = 0;
        while (at < ones.count() &&
               !holds(*ones.piece(at).shape, ones.piece(at).letters.data(), stone))
            ++at;
        Bundle one;
        if (at < ones.count()) one.add(ones.piece(at));
        look.single.push_back(at);
        look.around.push_back(at < ones.count() ? ones.beside(one, 0) : look.ones);
    }
    if (anywhere_ < 4) return look;
    const PieceRows& twos = rows(2);
    look.twos.resize((twos.count() + 63) / 64);
    for (const auto& stone : placed) {
        Bits& with = look.pairs.emplace_back(look.twos.size());
        for (size_t at = 0; at < twos.count(); ++at)
            if (holds(*twos.piece(at).shape, twos.piece(at).letters.data(), stone))
                set_bit(with, at);
    }
    return look;
}

void CaseMoves::look_alone(const Part& part, Look& look) {
    Pieces& own = pieces(part.lead);
    own.fill_all();
    for (size_t number = 0, at = 0; number < own.shapes().size(); ++number) {
        const Shape& shape = own.shapes()[number];
        bool fits = (look.squares & ~shape.squares).none();
        for (; at < own.end_of(number); ++at) {
            const uint8_t* letters = own.letters_of(at);
            if (!fits || !std::all_of(look.placed.begin(), look.placed.end(), [&](auto stone) {
                    return holds(shape, letters, stone);
                }))
                continue;
            look.mark(shape, letters);
            look.whole |= part.letters == look.placed.size();
        }
    }
}

// The layings of one lead. Those of the placed stones that it lacks must be found beside it.
void CaseMoves::look_beside(const Part& part, size_t at, Look& look) {
    Bundle lead = lead_of(part, at);
    if (lead.size + 2 * part.two > part.letters) return;
    if (part.two && lead.size + 2 != part.letters) return;
    std::vector<size_t> rest;
    for (size_t i = 0; i < look.placed.size(); ++i)
        if (!holds(lead, look.placed[i])) rest.push_back(i);
    size_t number = part.letters - lead.size;
    if (rest.size() > number) return;
    Bits row = number ? row_of(part, lead, at) : Bits{};
    if (part.two) {
        for (size_t i : rest) keep(row, look.pairs[i]);
        if (!any(row)) return;
        join(look.twos, row);
    } else {
        for (size_t i : rest) {
            if (look.single[i] == rows(1).count() || !has_bit(row, look.single[i])) return;
            uint8_t letter = look.placed[i].second;
            ++lead.used[letter];
            keep(row, look.around[i]);
            rows(1).spend(letter, lead.used, row);
        }
        if (!look_at_ones(std::move(row), number - rest.size(), lead, look)) return;
    }
    for (const Piece& piece : lead.pieces) look.mark(*piece.shape, piece.letters.data());
    look.whole |= part.letters == look.placed.size();
}

// Can so many single letters of the row lie together? Those that can are noted.
bool CaseMoves::look_at_ones(Bits row, size_t number, Bundle& lying, Look& look) {
    if (!number) return true;
    bool nothing_new = look.knows(lying) && within(row, look.ones);
    return !nothing_new && any_ones(row, number, lying, look);
}

bool CaseMoves::any_ones(const Bits& row, size_t number, Bundle& lying, Look& look) {
    if (number == 1) {
        join(look.ones, row);
        return any(row);
    }
    bool found = false;
    for (size_t one = 0; one < rows(1).count(); ++one) {
        if (!has_bit(row, one)) continue;
        uint8_t letter = rows(1).piece(one).letters[0];
        ++lying.used[letter];
        Bits rest = after_one(row, one, lying);
        bool known = found && has_bit(look.ones, one) && within(rest, look.ones);
        if (!known && any_ones(rest, number - 1, lying, look)) {
            set_bit(look.ones, one);
            found = true;
        }
        --lying.used[letter];
    }
    return found;
}

}  // namespace setz
