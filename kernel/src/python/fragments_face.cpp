#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string_view.h>

#include "fragments.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"
#include "two_ended.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

void make_fragments(Fragments* self, std::shared_ptr<const WordGraph> graph,
                    std::shared_ptr<const ContainIndex> index, nb::object allowed,
                    std::string_view vowels) {
    new (self) Fragments(std::move(graph), std::move(index), mask_of(allowed), letters_in(vowels));
}

nb::list completions(const Fragments& fragments, std::string_view run, std::string_view hand,
                     std::string_view unseen, int64_t limit) {
    std::vector<Fragments::Completion> found;
    {
        nb::gil_scoped_release release;
        found = fragments.completions(run, hand, unseen, limit);
    }
    nb::list rows;
    for (const auto& row : found) rows.append(nb::make_tuple(row.word, row.unseen));
    return rows;
}

nb::list extensions(const Fragments& fragments, std::string_view run, std::string_view hand,
                    std::string_view unseen) {
    std::vector<Fragments::Extension> found;
    {
        nb::gil_scoped_release release;
        found = fragments.extensions(run, hand, unseen);
    }
    nb::list rows;
    for (const auto& row : found) {
        char letter = letter_of(row.code);
        rows.append(nb::make_tuple(row.front ? "front" : "back", nb::str(&letter, 1), row.words));
    }
    return rows;
}

void make_game(TwoEnded* self, const WordGraph& graph, size_t shortest, bool completing_loses,
               nb::object allowed) {
    std::vector<uint8_t> mask = mask_of(allowed);
    nb::gil_scoped_release release;
    new (self) TwoEnded(graph, WordsAllowed(mask, {}, graph.size()), {shortest, completing_loses});
}

const char* value(const TwoEnded& game, std::string_view fragment) {
    switch (game.value(fragment)) {
        case TwoEnded::Value::kLost: return "lost";
        case TwoEnded::Value::kWon: return "won";
        case TwoEnded::Value::kOver: return "over";
        default: return "impossible";
    }
}

}  // namespace

void bind_fragments(nb::module_& module) {
    nb::class_<Fragments>(module, "Fragments")
        .def("__init__", &make_fragments, nb::arg("graph"), nb::arg("index"), nb::kw_only(),
             nb::arg("allowed") = nb::none(), nb::arg("vowels") = "AEIOUY")
        .def("completions", &completions, nb::arg("run"), nb::arg("hand"), nb::arg("unseen") = "",
             nb::arg("limit") = -1)
        .def("extensions", &extensions, nb::arg("run"), nb::arg("hand"), nb::arg("unseen") = "");
    nb::class_<TwoEnded>(module, "TwoEndedGame")
        .def("__init__", &make_game, nb::arg("graph"), nb::kw_only(), nb::arg("shortest") = 4,
             nb::arg("completing_loses") = true, nb::arg("allowed") = nb::none())
        .def("value", &value, nb::arg("fragment"))
        .def_prop_ro("fragments", &TwoEnded::fragments);
}

}  // namespace setz
