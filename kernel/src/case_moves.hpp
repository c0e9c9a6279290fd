// Every way to lay some letters out of an open case, numbered; found as far as it is asked for.
//
// Up to four letters lie anywhere, more of them in one line. A laying is put together of pieces that
// do not meet; those that go together with a piece are counted, not listed, for there are millions.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "bundles.hpp"
#include "piece_rows.hpp"

namespace setz {

constexpr size_t kMostAnywhere = 4;

class CaseMoves {
public:
    CaseMoves(const FanGraph& graph, const CaseRules& rules, Board board, WordsAllowed allowed);

    // Finds at least `number` layings, if there are so many; how many are known then.
    uint64_t reach(uint64_t number);
    uint64_t known() const;
    // The stones of a laying that is known: square, letter code.
    using Stones = std::vector<std::pair<uint8_t, uint8_t>>;
    Stones move(uint64_t at);

    struct Beside {
        Stones stones;
        bool whole = false;
    };
    // The stones that any laying has beside all of these; and are these a laying themselves?
    Beside beside(const Stones& placed);

private:
    // A piece, or a bundle of pieces that need each other, and what lies beside it: so many single
    // letters, or a piece of two.
    struct Part {
        size_t lead, ones;  // lead: letters of the piece; 0: bundles
        bool two = false;
        size_t letters = 0;          // of the whole laying
        std::vector<uint64_t> ends;  // after the layings of each lead
        bool done = false;

        bool alone() const { return lead && !ones && !two; }  // then its leads are shapes
        uint64_t count() const { return ends.empty() ? 0 : ends.back(); }
    };

    struct Look;  // what stones were found beside those that are placed

    void plan(size_t letters);
    void advance(Part& part);
    size_t leads(const Part& part);
    Bundle lead_of(const Part& part, size_t at);
    uint64_t layings(const Part& part, size_t at);
    Bits row_of(const Part& part, const Bundle& lead, size_t at);
    size_t ones_of(const Part& part, const Bundle& lead) const;
    uint64_t ones(const Bits& row, size_t number, Bundle& lying);
    void pick_ones(Bits row, size_t number, uint64_t at, Bundle& lying);
    Bits after_one(const Bits& row, size_t one, const Bundle& lying);
    Look look_for(const Stones& placed);
    void look_alone(const Part& part, Look& look);
    void look_beside(const Part& part, size_t at, Look& look);
    bool look_at_ones(Bits row, size_t number, Bundle& lying, Look& look);
    bool any_ones(const Bits& row, size_t number, Bundle& lying, Look& look);

    Pieces& pieces(size_t size);
    const PieceRows& rows(size_t size);

    mutable std::mutex busy_;  // two threads may ask at once
    CaseRules rules_;
    Board board_;
    Ground ground_;
    WordsAllowed allowed_;
    Limit limit_{-1.0, nullptr};
    Fillings fillings_;
    size_t anywhere_;  // so many letters at most may lie about
    std::vector<std::vector<Shape>> shapes_;
    std::vector<std::unique_ptr<Pieces>> pieces_;
    std::array<std::unique_ptr<PieceRows>, 3> rows_;
    std::vector<Bits> later_;  // for each single letter those after it that can lie beside it
    std::optional<std::vector<Bundle>> bundles_;
    std::vector<Part> parts_;
};

}  // namespace setz
