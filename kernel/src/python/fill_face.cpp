#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "fill.hpp"
#include "picture.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

void make(FillIndex* self, std::shared_ptr<const WordGraph> graph, nb::object allowed,
          nb::object quality) {
    new (self) FillIndex(std::move(graph), mask_of(allowed), mask_of(quality));
}

void put_case(FillRules& rules, nb::object letters) {
    if (letters.is_none()) return;
    rules.finite = true;
    for (auto [letter, count] : letter_counts(nb::cast<nb::dict>(letters)))
        rules.letters[letter] = count;
}

nb::tuple run(const FillIndex& index, std::string_view grid, nb::object letters, double preference,
              uint64_t seed, bool wide, double seconds, StopFlag* stop) {
    FillRules rules;
    put_case(rules, letters);
    rules.quality = preference;
    rules.seed = seed;
    rules.wide = wide;
    FillResult result;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        result = fill(index, Board::parse(grid), rules, limit);
    }
    nb::object complete = nb::none();
    if (result.complete) complete = nb::bool_(true);
    if (result.impossible) complete = nb::bool_(false);
    return nb::make_tuple(complete, result.rows);
}

Symmetry symmetry_named(std::string_view name) {
    if (name == "none") return Symmetry::kNone;
    if (name == "half turn") return Symmetry::kHalfTurn;
    if (name == "mirror") return Symmetry::kMirror;
    if (name == "diagonal") return Symmetry::kDiagonal;
    throw std::invalid_argument("symmetry " + quoted(name) +
                                ": 'none', 'half turn', 'mirror' or 'diagonal' are possible");
}

nb::tuple picture(const FillIndex& index, size_t rows, size_t cols, nb::object letters,
                  size_t most_fillers, size_t enough, std::string_view symmetry, double preference,
                  uint64_t seed, double seconds, StopFlag* stop) {
    PictureRules rules{rows, cols, most_fillers, enough, symmetry_named(symmetry), {}};
    put_case(rules.fill, letters);
    rules.fill.quality = preference;
    rules.fill.seed = seed;
    Picture found;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        found = make_picture(index, rules, limit);
    }
    return nb::make_tuple(found.complete, found.fillers, found.rows);
}

}  // namespace

void bind_fill(nb::module_& module) {
    nb::class_<FillIndex>(module, "Filler")
        .def("__init__", &make, nb::arg("graph"), nb::kw_only(), nb::arg("allowed") = nb::none(),
             nb::arg("quality") = nb::none())
        .def("fill", &run, nb::arg("grid"), nb::kw_only(), nb::arg("case") = nb::none(),
             nb::arg("preference") = 0.0, nb::arg("seed") = 1, nb::arg("wide") = true,
             nb::arg("seconds") = 10.0, nb::arg("stop") = nb::none())
        .def("picture", &picture, nb::arg("rows") = 12, nb::arg("cols") = 12, nb::kw_only(),
             nb::arg("case") = nb::none(), nb::arg("most_fillers") = 48, nb::arg("enough") = 0,
             nb::arg("symmetry") = "none", nb::arg("preference") = 0.0, nb::arg("seed") = 1,
             nb::arg("seconds") = 10.0, nb::arg("stop") = nb::none());
}

}  // namespace setz
