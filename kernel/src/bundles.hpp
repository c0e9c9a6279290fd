// Pieces that need each other: one makes a word that stands elsewhere, the other lengthens that.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "case_pieces.hpp"

namespace setz {

class Bundles {
public:
    using OfSize = std::function<Pieces&(size_t)>;

    Bundles(const Fillings& fillings, const CaseRules& rules, OfSize pieces)
        : fillings_(fillings), rules_(rules), pieces_(std::move(pieces)) {}

    // All sets of up to `most` letters in which each piece needs another or is needed.
    std::vector<Bundle> find(size_t most);

private:
    void begin(const Bundle& bundle, size_t room);
    void grow(const Bundle& bundle, size_t room);
    void try_each(const std::vector<Piece>& pieces, const Bundle& bundle, size_t room);
    bool fits(const Bundle& bundle, const Piece& piece) const;
    uint32_t lacking(const Bundle& bundle) const;
    bool stands_once(uint32_t word) const;
    const std::vector<Piece>& lengthening(uint32_t word, size_t size);

    const Fillings& fillings_;
    const CaseRules& rules_;
    OfSize pieces_;
    std::map<std::pair<uint32_t, size_t>, std::vector<Piece>> lengthening_;
    std::set<std::string> seen_;
    std::vector<Bundle> found_;
};

}  // namespace setz
