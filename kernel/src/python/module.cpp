#include "python/faces.hpp"

NB_MODULE(_kernel, module) {
    // Who keeps classes for ever, as OpenSpiel does, keeps their searches, too: that is no leak.
    nanobind::set_leak_warnings(false);
    module.doc() = "The fast searches of Setzkasten.";
    setz::bind_stop(module);
    setz::bind_word_graph(module);
    setz::bind_contain_index(module);
    setz::bind_fragments(module);
    setz::bind_boggle(module);
    setz::bind_packing(module);
    setz::bind_fill(module);
    setz::bind_laying(module);
    setz::bind_case_laying(module);
    setz::bind_colours(module);
    setz::bind_moves(module);
}
