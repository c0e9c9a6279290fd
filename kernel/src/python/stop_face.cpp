#include "python/faces.hpp"
#include "stop.hpp"

namespace nb = nanobind;

namespace setz {

void bind_stop(nb::module_& module) {
    nb::class_<StopFlag>(module, "StopFlag")
        .def(nb::init<>())
        .def("set", [](StopFlag& flag) { flag.set = true; })
        .def("clear", [](StopFlag& flag) { flag.set = false; })
        .def("is_set", [](const StopFlag& flag) { return flag.set.load(); })
        .def_prop_ro("progress", [](const StopFlag& flag) { return flag.progress.load(); });
}

}  // namespace setz
