// What Python sees; one file for each class or search.
#pragma once

#include <nanobind/nanobind.h>

namespace setz {

void bind_stop(nanobind::module_& module);
void bind_word_graph(nanobind::module_& module);
void bind_contain_index(nanobind::module_& module);
void bind_fragments(nanobind::module_& module);
void bind_boggle(nanobind::module_& module);
void bind_packing(nanobind::module_& module);
void bind_fill(nanobind::module_& module);
void bind_laying(nanobind::module_& module);
void bind_case_laying(nanobind::module_& module);
void bind_colours(nanobind::module_& module);
void bind_moves(nanobind::module_& module);

}  // namespace setz
