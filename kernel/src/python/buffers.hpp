// Flat arrays to Python: a memoryview of 32-bit numbers, and masks from Python.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

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

}  // namespace setz
