// Rows of 64-bit words as sets: intersections and counts, as wide as the processor can.
#pragma once

#include <cstddef>
#include <cstdint>

namespace setz {

struct BitRows {
    // set &= other; returns how many remain.
    uint32_t (*keep)(uint64_t* set, const uint64_t* other, size_t blocks);
    // set &= ~other; returns how many remain.
    uint32_t (*drop)(uint64_t* set, const uint64_t* other, size_t blocks);
    // How many do both have?
    uint32_t (*shared)(const uint64_t* a, const uint64_t* b, size_t blocks);
    // The first block in which both have something; `blocks` if there is none.
    size_t (*meet)(const uint64_t* a, const uint64_t* b, size_t blocks);
    // sum |= other
    void (*join)(uint64_t* sum, const uint64_t* other, size_t blocks);

    static const BitRows& widest();
    static const BitRows& plain();
};

}  // namespace setz
