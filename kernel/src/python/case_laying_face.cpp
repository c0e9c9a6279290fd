#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>
#include <nanobind/stl/pair.h>

#include "case_laying.hpp"
#include "case_moves.hpp"
#include "case_random.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

class CaseLaying {
public:
    CaseLaying(const WordGraph& graph, std::vector<uint8_t> mask)
        : graph_(graph), mask_(std::move(mask)) {}

    BestCaseMoves best(std::string_view board, const CaseRules& rules, size_t best, Limit& limit) const {
        return lay_from_case(graph_, rules, Board::parse(board), allowed(), best, limit);
    }

    WordsAllowed allowed() const { return {mask_, {}, graph_.words()}; }
    const FanGraph& graph() const { return graph_; }

private:
    FanGraph graph_;
    std::vector<uint8_t> mask_;
};

void make(CaseLaying* self, const WordGraph& graph, nb::object allowed) {
    std::vector<uint8_t> mask = mask_of(allowed);
    WordsAllowed(mask, {}, graph.size());
    nb::gil_scoped_release release;
    new (self) CaseLaying(graph, std::move(mask));
}

void put_letters(CaseRules& rules, nb::dict letters) {
    for (auto [code, count] : letter_counts(letters)) rules.letters[code] = count;
}

nb::object move_of(const CaseMove& move) {
    nb::list stones, words;
    for (auto [square, code] : move.stones) {
        char letter = letter_of(code);
        stones.append(nb::make_tuple(square, nb::str(&letter, 1)));
    }
    for (uint32_t word : move.words) words.append(word);
    return nb::make_tuple(move.points, move.bons, move.value, stones, words);
}

nb::tuple best(const CaseLaying& laying, std::string_view board, nb::dict letters, size_t least,
               size_t most, size_t count, double bon_worth, size_t bon_length, double letter_cost,
               const std::vector<std::pair<uint32_t, uint32_t>>& inflections, double seconds,
               StopFlag* stop) {
    CaseRules rules;
    put_letters(rules, letters);
    rules.least = least;
    rules.most = most;
    rules.worth = {bon_worth, bon_length};
    rules.letter_cost = letter_cost;
    for (auto [old_word, new_word] : inflections)
        rules.inflections.insert(uint64_t{old_word} << 32 | new_word);
    BestCaseMoves found;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        found = laying.best(board, rules, count, limit);
    }
    nb::list moves;
    for (const CaseMove& move : found.moves) moves.append(move_of(move));
    return nb::make_tuple(moves, found.complete);
}

CaseRules rules_of(nb::dict letters, size_t least, size_t most, bool one_run) {
    CaseRules rules;
    put_letters(rules, letters);
    rules.least = least;
    rules.most = most;
    rules.one_run = one_run;
    return rules;
}

nb::bytes packed(const std::vector<std::pair<uint8_t, uint8_t>>& stones) {
    std::string bytes;
    for (auto [square, code] : stones) {
        bytes += static_cast<char>(square);
        bytes += letter_of(code);
    }
    return nb::bytes(bytes.data(), bytes.size());
}

void make_moves(CaseMoves* self, const CaseLaying& laying, std::string_view board,
                nb::dict letters, size_t least, size_t most, bool one_run) {
    CaseRules rules = rules_of(letters, least, most, one_run);
    Board parsed = Board::parse(board);
    require_case(rules, parsed);
    nb::gil_scoped_release release;
    new (self) CaseMoves(laying.graph(), rules, std::move(parsed), laying.allowed());
}

uint64_t reach(CaseMoves& moves, uint64_t number) {
    nb::gil_scoped_release release;
    return moves.reach(number);
}

nb::bytes move_at(CaseMoves& moves, uint64_t at) {
    if (at >= moves.known()) throw nb::index_error("no laying of this number is known");
    return packed(moves.move(at));
}

CaseMoves::Stones unpacked(nb::bytes bytes) {
    std::string_view text(bytes.c_str(), bytes.size());
    if (text.size() % 2) throw nb::value_error("stones are squares and letters in turn");
    CaseMoves::Stones stones;
    for (size_t i = 0; i < text.size(); i += 2) {
        uint32_t code = code_of(text[i + 1]);
        if (!code) throw nb::value_error("stones have letters from A to Z");
        stones.emplace_back(static_cast<uint8_t>(text[i]), static_cast<uint8_t>(code));
    }
    return stones;
}

nb::tuple beside(CaseMoves& moves, nb::bytes placed) {
    CaseMoves::Stones stones = unpacked(placed);
    CaseMoves::Beside found;
    {
        nb::gil_scoped_release release;
        found = moves.beside(stones);
    }
    return nb::make_tuple(packed(found.stones), found.whole);
}

nb::bytes random_move(const CaseLaying& laying, std::string_view board, nb::dict letters,
                      size_t number, bool one_run, uint32_t seed, size_t tries) {
    CaseRules rules = rules_of(letters, number, number, one_run);
    Board parsed = Board::parse(board);
    require_case(rules, parsed);
    std::vector<std::pair<uint8_t, uint8_t>> stones;
    {
        nb::gil_scoped_release release;
        WordsAllowed allowed = laying.allowed();
        stones = CaseRandom(laying.graph(), rules, parsed, allowed, seed).lay(number, tries);
    }
    return packed(stones);
}

}  // namespace

void bind_case_laying(nb::module_& module) {
    nb::class_<CaseLaying>(module, "CaseLaying")
        .def("__init__", &make, nb::arg("graph"), nb::kw_only(), nb::arg("allowed") = nb::none())
        .def("best", &best, nb::arg("board"), nb::arg("case"), nb::kw_only(), nb::arg("least") = 3,
             nb::arg("most") = 3, nb::arg("count") = 10, nb::arg("bon_worth") = 0.0,
             nb::arg("bon_length") = 5, nb::arg("letter_cost") = 0.0,
             nb::arg("inflections") = std::vector<std::pair<uint32_t, uint32_t>>{},
             nb::arg("seconds") = -1.0, nb::arg("stop") = nb::none())
        .def("random", &random_move, nb::arg("board"), nb::arg("case"), nb::kw_only(),
             nb::arg("number") = 3, nb::arg("one_run") = false, nb::arg("seed") = 1, nb::arg("tries") = 50);
    nb::class_<CaseMoves>(module, "CaseMoves")
        .def("__init__", &make_moves, nb::arg("laying"), nb::arg("board"), nb::arg("case"),
             nb::kw_only(), nb::arg("least") = 3, nb::arg("most") = 3, nb::arg("one_run") = false,
             nb::keep_alive<1, 2>())
        .def("reach", &reach, nb::arg("number"))
        .def("move", &move_at, nb::arg("at"))
        .def("beside", &beside, nb::arg("placed"));
}

}  // namespace setz
