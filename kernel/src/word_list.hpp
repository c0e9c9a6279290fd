// Words in: newline-separated or one by one; out: sorted, unique views into one buffer.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace setz {

class WordList {
public:
    // Throws std::invalid_argument that names the word and its place.
    static WordList parse(std::string text);

    const std::vector<std::string_view>& words() const { return words_; }

private:
    std::unique_ptr<const std::string> text_;  // behind a pointer: the views survive a move
    std::vector<std::string_view> words_;
};

}  // namespace setz
