#include "case_moves.hpp"

#include <algorithm>

namespace setz {

CaseMoves::CaseMoves(const FanGraph& graph, const CaseRules& rules, Board board,
                     WordsAllowed allowed)
    : rules_(rules), board_(std::move(board)), ground_(board_), allowed_(std::move(allowed)),
      fillings_(graph, rules_, ground_, allowed_, limit_),
      anywhere_(rules.one_run ? 0 : std::min(rules.most, kMostAnywhere)),
      shapes_(shapes_on(ground_, anywhere_, rules.worth)) {
    pieces_.resize(rules.most + 1);
    for (size_t letters = rules.least; letters <= rules.most; ++letters) plan(letters);
}

void CaseMoves::plan(size_t letters) {
    parts_.push_back({letters, 0, false, letters, {}});
    if (letters > anywhere_) return;
    for (size_t lead = letters - 1; lead > 0; --lead) {
        if (lead == 2 && letters == 4) parts_.push_back({2, 0, true, letters, {}});
        parts_.push_back({lead, letters - lead, false, letters, {}});
    }
    parts_.push_back({0, 0, false, letters, {}});
    parts_.push_back({0, 0, true, letters, {}});
}

uint64_t CaseMoves::known() const {
    std::lock_guard alone(busy_);
    uint64_t known = 0;
    for (const Part& part : parts_) known += part.count();
    return known;
}

uint64_t CaseMoves::reach(uint64_t number) {
    std::lock_guard alone(busy_);
    uint64_t known = 0;
    for (Part& part : parts_) {
        while (!part.done && known + part.count() < number) advance(part);
        known += part.count();
        if (!part.done) break;
    }
    return known;
}

void CaseMoves::advance(Part& part) {
    size_t lead = part.ends.size();
    if (lead == leads(part)) {
        part.done = true;
        return;
    }
    if (part.alone()) {
        Pieces& own = pieces(part.lead);
        if (own.filled() == lead) own.fill_next();
        part.ends.push_back(own.end_of(lead));
    } else {
        part.ends.push_back(part.count() + layings(part, lead));
    }
}

// How many leads a part has; the pieces of its lead are all known then.
size_t CaseMoves::leads(const Part& part) {
    if (part.alone()) return pieces(part.lead).shapes().size();
    if (part.lead) {
        pieces(part.lead).fill_all();
        return pieces(part.lead).count();
    }
    if (!bundles_) {
        bundles_ = Bundles(fillings_, rules_, [this](size_t size) -> Pieces& {
                       return pieces(size);
                   }).find(anywhere_);
    }
    return bundles_->size();
}

Bundle CaseMoves::lead_of(const Part& part, size_t at) {
    if (!part.lead) return (*bundles_)[at];
    Bundle bundle;
    bundle.add(part.lead < rows_.size() ? rows(part.lead).piece(at) : pieces(part.lead).piece(at));
    return bundle;
}

size_t CaseMoves::ones_of(const Part& part, const Bundle& lead) const {
    return part.lead ? part.ones : part.letters - lead.size;
}

// How many layings a lead has with what lies beside it.
uint64_t CaseMoves::layings(const Part& part, size_t at) {
    if (!part.lead) {
        size_t size = (*bundles_)[at].size;
        if (size + 2 * part.two > part.letters || (part.two && size + 2 != part.letters)) return 0;
        if (size == part.letters) return 1;
    }
    Bundle lead = lead_of(part, at);
    Bits row = row_of(part, lead, at);
    return part.two ? count_of(row) : ones(row, ones_of(part, lead), lead);
}

Bits CaseMoves::row_of(const Part& part, const Bundle& lead, size_t at) {
    size_t beside = part.two ? 2 : 1;
    const PieceRows& found = rows(beside);
    if (part.lead == 1 && beside == 1) return later_[at];
    return found.beside(lead, part.lead == beside ? at + 1 : 0);
}

uint64_t CaseMoves::ones(const Bits& row, size_t number, Bundle& lying) {
    if (number == 1) return count_of(row);
    uint64_t count = 0;
    for (size_t i = 0; i < row.size(); ++i)
        for (uint64_t bits = row[i]; bits; bits &= bits - 1) {
            size_t one = i * 64 + static_cast<size_t>(std::countr_zero(bits));
            uint8_t letter = rows(1).piece(one).letters[0];
            ++lying.used[letter];
            count += ones(after_one(row, one, lying), number - 1, lying);
            --lying.used[letter];
        }
    return count;
}

// What can lie beside all that lies and the single letter, which is counted as used.
Bits CaseMoves::after_one(const Bits& row, size_t one, const Bundle& lying) {
    Bits rest = row;
    for (size_t i = 0; i < rest.size(); ++i) rest[i] &= later_[one][i];
    rows(1).spend(rows(1).piece(one).letters[0], lying.used, rest);
    return rest;
}

static size_t bit_at(const Bits& row, uint64_t at) {
    for (size_t i = 0;; ++i) {
        uint64_t here = static_cast<uint64_t>(std::popcount(row[i]));
        if (at >= here) {
            at -= here;
            continue;
        }
        uint64_t bits = row[i];
        for (; at; --at) bits &= bits - 1;
        return i * 64 + static_cast<size_t>(std::countr_zero(bits));
    }
}

void CaseMoves::pick_ones(Bits row, size_t number, uint64_t at, Bundle& lying) {
    for (; number > 1; --number)
        for (uint64_t nth = 0;; ++nth) {
            size_t one = bit_at(row, nth);
            Bundle more = lying;
            more.add(rows(1).piece(one));
            Bits rest = after_one(row, one, more);
            uint64_t count = ones(rest, number - 1, more);
            if (at < count) {
                lying = std::move(more);
                row = std::move(rest);
                break;
            }
            at -= count;
        }
    lying.add(rows(1).piece(bit_at(row, at)));
}

CaseMoves::Stones CaseMoves::move(uint64_t at) {
    std::lock_guard alone(busy_);
    size_t number = 0;
    for (; at >= parts_[number].count(); ++number) at -= parts_[number].count();
    const Part& part = parts_[number];
    Bundle lying;
    if (part.alone()) {
        lying.add(pieces(part.lead).piece(at));
    } else {
        size_t lead = static_cast<size_t>(
            std::upper_bound(part.ends.begin(), part.ends.end(), at) - part.ends.begin());
        at -= lead ? part.ends[lead - 1] : 0;
        lying = lead_of(part, lead);
        if (lying.size < part.letters) {
            Bits row = row_of(part, lying, lead);
            if (part.two) lying.add(rows(2).piece(bit_at(row, at)));
            else pick_ones(std::move(row), ones_of(part, lying), at, lying);
        }
    }
    Stones stones;
    for (const Piece& piece : lying.pieces)
        for (size_t i = 0; i < piece.shape->size; ++i)
            stones.emplace_back(piece.shape->cells[i], piece.letters[i]);
    std::sort(stones.begin(), stones.end());
    return stones;
}

Pieces& CaseMoves::pieces(size_t size) {
    if (!pieces_[size]) {
        auto shapes = size <= anywhere_ ? std::move(shapes_[size]) : lines_on(ground_, size);
        pieces_[size] = std::make_unique<Pieces>(fillings_, std::move(shapes), size);
    }
    return *pieces_[size];
}

const PieceRows& CaseMoves::rows(size_t size) {
    if (!rows_[size]) {
        pieces(size).fill_all();
        rows_[size] = std::make_unique<PieceRows>(pieces(size), ground_, rules_.letters);
        for (size_t at = 0; size == 1 && at < rows_[1]->count(); ++at) {
            Bundle one;
            one.add(rows_[1]->piece(at));
            later_.push_back(rows_[1]->beside(one, at + 1));
        }
    }
    return *rows_[size];
}

}  // namespace setz
