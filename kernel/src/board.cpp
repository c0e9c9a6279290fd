#include "board.hpp"

#include <stdexcept>
#include <string>

#include "letters.hpp"

namespace setz {

static Square square_of(char sign, size_t row, size_t col) {
    if (sign == '.') return {};
    if (sign == '#') return {Square::kBlocked, false};
    if (uint32_t code = code_of(sign)) return {static_cast<uint8_t>(code), false};
    if (sign >= 'a' && sign <= 'z') return {static_cast<uint8_t>(sign - 'a' + 1), true};
    throw std::invalid_argument("board, row " + std::to_string(row + 1) + ", column " +
                                std::to_string(col + 1) + ": " + quoted({&sign, 1}) +
                                " is not '.', '#' or a letter");
}

Board Board::parse(std::string_view text, size_t longest_side) {
    if (!text.empty() && text.back() == '\n') text.remove_suffix(1);
    Board board;
    for (size_t at = 0; at <= text.size();) {
        std::string_view line = text.substr(at, text.find('\n', at) - at);
        if (board.rows == 0) board.cols = line.size();
        if (line.size() != board.cols)
            throw std::invalid_argument("board, row " + std::to_string(board.rows + 1) + " has " +
                                        std::to_string(line.size()) + " squares, row 1 has " +
                                        std::to_string(board.cols));
        if (line.size() > longest_side || board.rows == longest_side)
            throw std::invalid_argument("the board is too large: at most " +
                                        std::to_string(longest_side) + " squares a side");
        for (size_t col = 0; col < line.size(); ++col) {
            board.squares.push_back(square_of(line[col], board.rows, col));
            board.stones += board.squares.back().stone();
        }
        ++board.rows;
        at += line.size() + 1;
    }
    if (board.squares.empty()) throw std::invalid_argument("the board is empty");
    return board;
}

}  // namespace setz
