// Which words each run may still take, kept consistent with all runs that cross it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "fill.hpp"
#include "fill_slots.hpp"

namespace setz {

class FillDomains {
public:
    static constexpr size_t kNoCell = ~size_t{0};

    FillDomains(const Slots& slots, const Board& board, const FillRules& rules);

    bool start();                             // first round of consistency; false: impossible
    bool assign(size_t slot, uint32_t word);  // false: contradiction
    bool forbid(size_t slot, uint32_t word);

    uint32_t left(size_t slot) const { return left_[slot]; }
    const uint64_t* words(size_t slot) const { return sets_.data() + offset_[slot]; }
    bool settled(size_t slot) const { return settled_[slot]; }
    uint32_t letters(size_t square) const { return cells_[square]; }
    // The square at which a run lost its last word, ~0 if no crossing was to blame.
    size_t failed_cell() const { return failed_cell_; }
    // How many words of the crossing run remain for each letter at one place of a run.
    void crossing_counts(size_t slot, size_t at, std::array<uint32_t, kLetters + 1>& counts) const;

    struct Mark {
        size_t sets, cells, settled;
    };
    Mark mark();
    void undo(Mark mark);

private:
    struct SetChange {
        uint32_t slot, left;
        size_t saved;
    };
    struct CellChange {
        uint32_t square, letters;
    };

    bool propagate();
    bool narrow_cell(size_t square, uint32_t letters, int from);
    bool filter(size_t slot, size_t at, uint32_t gone, uint32_t kept);
    uint32_t supported(size_t slot, size_t at, uint32_t letters);
    void gather_small(size_t slot, std::array<uint32_t, 64>& letters) const;
    bool settle(size_t slot);
    bool enough_stones(uint32_t letters);
    void save(size_t slot);
    void wake(size_t slot);

    const Slots& slots_;
    const FillRules& rules_;
    const BitRows& bits_;
    std::vector<size_t> offset_;
    std::vector<uint64_t> sets_, saved_, scratch_;
    std::vector<uint32_t> left_, cells_;
    std::vector<uint8_t> settled_, waiting_;
    std::vector<uint32_t> epoch_of_;   // level at which a slot was last saved
    std::vector<uint32_t> residue_;    // a word that lately supported (slot, place, letter)
    std::vector<size_t> residue_at_;
    std::vector<uint32_t> queue_, settled_order_;
    std::vector<SetChange> set_changes_;
    std::vector<CellChange> cell_changes_;
    std::array<int, kLetters + 1> fixed_{};
    uint32_t epoch_ = 1;
    size_t failed_cell_ = kNoCell;
};

}  // namespace setz
