// Flat arrays to Python: a memoryview of 32-bit numbers; masks and cases of letters from Python.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "letters.hpp"

namespace setz {

template <class Number>
nanobind::object numbers(const std::vector<Number>& values) {
    static_assert(sizeof(Number) == 4);
    nanobind::bytes bytes(values.data(), values.size() * 4);
    return nanobind::steal(PyMemoryView_FromObject(bytes.ptr())).attr("cast")("i");
}

inline std::vector<uint8_t> mask_of(nanobind::object mask) {
    if (mask.is_none()) return {};
    nanobind::bytes bytes(mask);
    const auto* data = static_cast<const uint8_t*>(bytes.data());
    return {data, data + bytes.size()};
}

// {"A": 10, …} as pairs of letter code and count (255 at most).
inline std::vector<std::pair<uint32_t, uint8_t>> letter_counts(nanobind::dict letters) {
    std::vector<std::pair<uint32_t, uint8_t>> counts;
    for (auto [key, value] : letters) {
        std::string_view letter(nanobind::cast<const char*>(key));
        int64_t count = nanobind::cast<int64_t>(value);
        if (letter.size() != 1 || !code_of(letter[0]))
            throw std::invalid_argument("case: " + quoted(letter) + " is not a letter A-Z");
        if (count < 0)
            throw std::invalid_argument("case: " + std::to_string(count) + " stones of " +
                                        quoted(letter));
        counts.emplace_back(code_of(letter[0]), static_cast<uint8_t>(std::min<int64_t>(count, 255)));
    }
    return counts;
}

}  // namespace setz
