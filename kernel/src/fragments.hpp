// What can become of a fragment with the stones in hand and those still unseen.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "contain_index.hpp"
#include "rack.hpp"
#include "words_allowed.hpp"

namespace setz {

class Fragments {
public:
    Fragments(std::shared_ptr<const WordGraph> graph, std::shared_ptr<const ContainIndex> index,
              std::vector<uint8_t> mask, uint32_t vowels);

    struct Completion {
        uint32_t word;
        uint32_t unseen;  // letters that the hand does not have
    };
    // Words around the run whose other letters are in hand or unseen; those nearest to hand first.
    std::vector<Completion> completions(std::string_view run, std::string_view hand,
                                        std::string_view unseen, int64_t limit) const;

    struct Extension {
        bool front;
        uint32_t code;
        uint32_t words;  // that remain possible after it
    };
    // Letters of the hand that keep some word possible.
    std::vector<Extension> extensions(std::string_view run, std::string_view hand,
                                      std::string_view unseen) const;

private:
    std::shared_ptr<const WordGraph> graph_;
    std::shared_ptr<const ContainIndex> index_;
    std::vector<uint8_t> mask_;
    WordsAllowed allowed_;
    uint32_t vowels_;
};

}  // namespace setz
