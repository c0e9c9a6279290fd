#include "fill_domains.hpp"

#include <algorithm>
#include <bit>

#include "rack.hpp"

namespace setz {

// Below how many words is it quicker to look at each word than at sets of words?
constexpr uint32_t kFew = 200;

FillDomains::FillDomains(const Slots& slots, const Board& board, const FillRules& rules)
    : slots_(slots), rules_(rules), bits_(rules.wide ? BitRows::widest() : BitRows::plain()),
      cells_(board.squares.size(), 0) {
    size_t total = 0, residues = 0, widest = 1;
    for (const Slot& slot : slots.slots) {
        offset_.push_back(total);
        residue_at_.push_back(residues);
        total += slot.words->blocks;
        residues += slot.cells.size() * (kLetters + 1);
        widest = std::max(widest, slot.words->blocks);
        left_.push_back(static_cast<uint32_t>(slot.words->size()));
    }
    sets_.assign(total, 0);
    scratch_.assign(widest, 0);
    residue_.assign(residues, 0);
    settled_.assign(slots.slots.size(), 0);
    waiting_.assign(slots.slots.size(), 0);
    epoch_of_.assign(slots.slots.size(), 0);
    for (size_t s = 0; s < slots.slots.size(); ++s)
        for (uint32_t i = 0; i < left_[s]; ++i) sets_[offset_[s] + i / 64] |= uint64_t{1} << (i % 64);
    for (size_t square = 0; square < cells_.size(); ++square) {
        uint8_t letter = board.squares[square].letter;
        if (letter != Square::kBlocked) cells_[square] = kAllLetters;
    }
    for (size_t square = 0; square < cells_.size(); ++square)
        if (board.squares[square].stone()) cells_[square] = 1u << board.squares[square].letter;
}

bool FillDomains::start() {
    for (uint32_t letters : cells_)
        if (std::has_single_bit(letters)) ++fixed_[static_cast<size_t>(std::countr_zero(letters))];
    for (uint32_t code = 1; code <= kLetters; ++code)
        if ((fixed_[code] || rules_.finite) && !enough_stones(1u << code)) return false;
    for (size_t s = 0; s < slots_.slots.size(); ++s) {
        if (!left_[s]) return false;
        const Slot& slot = slots_.slots[s];
        for (size_t at = 0; at < slot.cells.size(); ++at) {
            uint32_t letters = cells_[slot.cells[at]];
            if (letters != kAllLetters && !filter(s, at, kAllLetters & ~letters, letters))
                return false;
        }
        wake(s);
    }
    return propagate();
}

void FillDomains::wake(size_t slot) {
    if (waiting_[slot]) return;
    waiting_[slot] = 1;
    queue_.push_back(static_cast<uint32_t>(slot));
}

FillDomains::Mark FillDomains::mark() {
    ++epoch_;
    return {set_changes_.size(), cell_changes_.size(), settled_order_.size()};
}

void FillDomains::undo(Mark mark) {
    for (uint32_t slot : queue_) waiting_[slot] = 0;
    queue_.clear();
    while (set_changes_.size() > mark.sets) {
        const SetChange& change = set_changes_.back();
        size_t blocks = slots_.slots[change.slot].words->blocks;
        std::copy_n(saved_.begin() + static_cast<std::ptrdiff_t>(change.saved), blocks,
                    sets_.begin() + static_cast<std::ptrdiff_t>(offset_[change.slot]));
        left_[change.slot] = change.left;
        saved_.resize(change.saved);
        set_changes_.pop_back();
    }
    while (cell_changes_.size() > mark.cells) {
        auto [square, letters] = cell_changes_.back();
        if (std::has_single_bit(cells_[square]))
            --fixed_[static_cast<size_t>(std::countr_zero(cells_[square]))];
        cells_[square] = letters;
        cell_changes_.pop_back();
    }
    while (settled_order_.size() > mark.settled) {
        settled_[settled_order_.back()] = 0;
        settled_order_.pop_back();
    }
    ++epoch_;
}

void FillDomains::save(size_t slot) {
    if (epoch_of_[slot] == epoch_) return;
    epoch_of_[slot] = epoch_;
    size_t blocks = slots_.slots[slot].words->blocks;
    set_changes_.push_back({static_cast<uint32_t>(slot), left_[slot], saved_.size()});
    auto begin = sets_.begin() + static_cast<std::ptrdiff_t>(offset_[slot]);
    saved_.insert(saved_.end(), begin, begin + static_cast<std::ptrdiff_t>(blocks));
}

bool FillDomains::assign(size_t slot, uint32_t word) {
    save(slot);
    uint64_t* set = sets_.data() + offset_[slot];
    std::fill_n(set, slots_.slots[slot].words->blocks, 0);
    set[word / 64] = uint64_t{1} << (word % 64);
    left_[slot] = 1;
    wake(slot);
    return propagate();
}

bool FillDomains::forbid(size_t slot, uint32_t word) {
    uint64_t& block = sets_[offset_[slot] + word / 64];
    uint64_t bit = uint64_t{1} << (word % 64);
    if (!(block & bit)) return true;
    save(slot);
    block &= ~bit;
    failed_cell_ = kNoCell;
    if (--left_[slot] == 0) return false;
    wake(slot);
    return propagate();
}

bool FillDomains::propagate() {
    for (size_t head = 0; head < queue_.size(); ++head) {
        size_t s = queue_[head];
        waiting_[s] = 0;
        const Slot& slot = slots_.slots[s];
        bool few = left_[s] <= kFew;
        std::array<uint32_t, 64> seen{};
        if (few) gather_small(s, seen);
        for (size_t at = 0; at < slot.cells.size(); ++at) {
            uint32_t letters = cells_[slot.cells[at]];
            uint32_t kept = few ? letters & seen[at] : supported(s, at, letters);
            if (kept != letters && !narrow_cell(slot.cells[at], kept, static_cast<int>(s)))
                return false;
        }
        if (left_[s] == 1 && !settled_[s] && !settle(s)) return false;
    }
    queue_.clear();
    return true;
}

void FillDomains::gather_small(size_t s, std::array<uint32_t, 64>& letters) const {
    const WordsOfLength& words = *slots_.slots[s].words;
    const uint64_t* set = sets_.data() + offset_[s];
    for (size_t block = 0; block < words.blocks; ++block)
        for (uint64_t bits = set[block]; bits; bits &= bits - 1) {
            const uint8_t* word = words.word(block * 64 + static_cast<size_t>(std::countr_zero(bits)));
            for (size_t at = 0; at < words.length; ++at) letters[at] |= 1u << word[at];
        }
}

uint32_t FillDomains::supported(size_t s, size_t at, uint32_t letters) {
    const WordsOfLength& words = *slots_.slots[s].words;
    const uint64_t* set = sets_.data() + offset_[s];
    uint32_t kept = 0;
    for (uint32_t codes = letters; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        uint32_t& witness = residue_[residue_at_[s] + at * (kLetters + 1) + code];
        if (words.word(witness)[at] == code && set[witness / 64] >> (witness % 64) & 1) {
            kept |= 1u << code;
            continue;
        }
        const uint64_t* with = words.with(at, code);
        size_t block = bits_.meet(set, with, words.blocks);
        if (block == words.blocks) continue;
        witness = static_cast<uint32_t>(block * 64) +
                  static_cast<uint32_t>(std::countr_zero(set[block] & with[block]));
        kept |= 1u << code;
    }
    return kept;
}

bool FillDomains::narrow_cell(size_t square, uint32_t letters, int from) {
    uint32_t before = cells_[square];
    failed_cell_ = square;
    if (!letters) return false;
    cell_changes_.push_back({static_cast<uint32_t>(square), before});
    cells_[square] = letters;
    bool fixed = std::has_single_bit(letters);
    if (fixed) ++fixed_[static_cast<size_t>(std::countr_zero(letters))];
    for (const Place& place : slots_.places[square])
        if (place.slot >= 0 && place.slot != from &&
            !filter(static_cast<size_t>(place.slot), place.at, before & ~letters, letters))
            return false;
    return !fixed || enough_stones(letters);
}

// Takes the words with letters `gone` at one place out of a run; `kept` are the other letters.
bool FillDomains::filter(size_t s, size_t at, uint32_t gone, uint32_t kept) {
    const WordsOfLength& words = *slots_.slots[s].words;
    save(s);
    uint64_t* set = sets_.data() + offset_[s];
    bool by_kept = std::popcount(kept) < std::popcount(gone);
    uint32_t letters = by_kept ? kept : gone;
    const uint64_t* chosen = nullptr;
    if (std::has_single_bit(letters)) {
        chosen = words.with(at, static_cast<uint32_t>(std::countr_zero(letters)));
    } else {
        std::fill_n(scratch_.begin(), words.blocks, 0);
        for (uint32_t codes = letters; codes; codes &= codes - 1)
            bits_.join(scratch_.data(), words.with(at, static_cast<uint32_t>(std::countr_zero(codes))),
                       words.blocks);
        chosen = scratch_.data();
    }
    uint32_t count = (by_kept ? bits_.keep : bits_.drop)(set, chosen, words.blocks);
    failed_cell_ = slots_.slots[s].cells[at];
    if (count != left_[s]) wake(s);
    left_[s] = count;
    return count > 0;
}

// A run with one word left: no other run may take that word.
bool FillDomains::settle(size_t s) {
    settled_[s] = 1;
    settled_order_.push_back(static_cast<uint32_t>(s));
    const uint64_t* set = sets_.data() + offset_[s];
    size_t block = 0;
    while (!set[block]) ++block;
    uint64_t bit = set[block];
    for (size_t t = 0; t < slots_.slots.size(); ++t) {
        if (t == s || slots_.slots[t].words != slots_.slots[s].words) continue;
        uint64_t& other = sets_[offset_[t] + block];
        if (!(other & bit)) continue;
        save(t);
        other &= ~bit;
        failed_cell_ = kNoCell;
        if (--left_[t] == 0) return false;
        wake(t);
    }
    return true;
}

// Once all stones of a letter are used, no other square may have it.
bool FillDomains::enough_stones(uint32_t letters) {
    size_t code = static_cast<size_t>(std::countr_zero(letters));
    if (!rules_.finite || fixed_[code] < rules_.letters[code]) return true;
    if (fixed_[code] > rules_.letters[code]) return false;
    for (size_t square = 0; square < cells_.size(); ++square)
        if (cells_[square] & letters && !std::has_single_bit(cells_[square]) &&
            !narrow_cell(square, cells_[square] & ~letters, -1))
            return false;
    return true;
}

void FillDomains::crossing_counts(size_t s, size_t at,
                                  std::array<uint32_t, kLetters + 1>& counts) const {
    const Slot& slot = slots_.slots[s];
    size_t square = slot.cells[at];
    const Place& cross = slots_.places[square][!slot.down];
    counts.fill(1);
    if (cross.slot < 0 || std::has_single_bit(cells_[square])) return;
    size_t t = static_cast<size_t>(cross.slot);
    const WordsOfLength& words = *slots_.slots[t].words;
    counts.fill(0);
    if (left_[t] <= kFew) {
        const uint64_t* set = sets_.data() + offset_[t];
        for (size_t block = 0; block < words.blocks; ++block)
            for (uint64_t bits = set[block]; bits; bits &= bits - 1)
                ++counts[words.word(block * 64 + static_cast<size_t>(std::countr_zero(bits)))[cross.at]];
        return;
    }
    for (uint32_t codes = cells_[square]; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        counts[code] = bits_.shared(sets_.data() + offset_[t], words.with(cross.at, code), words.blocks);
    }
}

}  // namespace setz
