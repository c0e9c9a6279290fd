#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "packing.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

struct Packer {
    FanGraph graph;
    std::vector<uint8_t> mask;
    uint32_t vowels;
};

void make(Packer* self, const WordGraph& graph, nb::object allowed, std::string_view vowels) {
    std::vector<uint8_t> mask = mask_of(allowed);
    WordsAllowed(mask, {}, graph.size());
    uint32_t set = letters_in(vowels);
    nb::gil_scoped_release release;
    new (self) Packer{FanGraph(graph), std::move(mask), set};
}

nb::tuple solve(const Packer& packer, std::string_view hand, bool leave_one, double seconds,
                StopFlag* stop) {
    Packing packing;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        WordsAllowed allowed(packer.mask, {}, packer.graph.words());
        packing = pack(packer.graph, allowed, hand, leave_one, packer.vowels, limit);
    }
    nb::object solved = nb::none();
    if (packing.answer == Packing::Answer::kSolved) solved = nb::bool_(true);
    if (packing.answer == Packing::Answer::kImpossible) solved = nb::bool_(false);
    return nb::make_tuple(solved, packing.grid, packing.left);
}

}  // namespace

void bind_packing(nb::module_& module) {
    nb::class_<Packer>(module, "Packer")
        .def("__init__", &make, nb::arg("graph"), nb::kw_only(), nb::arg("allowed") = nb::none(),
             nb::arg("vowels") = "AEIOUY")
        .def("solve", &solve, nb::arg("hand"), nb::kw_only(), nb::arg("leave_one") = false,
             nb::arg("seconds") = 2.0, nb::arg("stop") = nb::none());
}

}  // namespace setz
