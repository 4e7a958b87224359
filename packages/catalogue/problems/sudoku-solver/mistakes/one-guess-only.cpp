#include <array>
#include <iostream>
#include <string>

using namespace std;

using Grid = array<int, 81>;

array<int, 3> unitsOf(int at) {
    return {at / 9, 9 + at % 9, 18 + at / 27 * 3 + at % 9 / 3};
}

/** The square with the number i of a row, column or box. */
int place(int unit, int i) {
    if (unit < 9) {
        return unit * 9 + i;
    }
    return unit < 18 ? i * 9 + unit - 9 : (unit - 18) / 3 * 27 + (unit - 18) % 3 * 3 + i / 3 * 9 + i % 3;
}

struct Search {
    Grid grid;
    /** The digits that each row, column and box still lacks, as bits. */
    array<int, 27> missing;

    explicit Search(const Grid& given) : grid(given) {
        missing.fill(0b1111111110);
        for (int at = 0; at < 81; at++) {
            if (grid[at] != 0) {
                turn(at, grid[at]);
            }
        }
    }

    void turn(int at, int digit) {
        for (int unit : unitsOf(at)) {
            missing[unit] ^= 1 << digit;
        }
    }

    bool tryMove(int at, int digit) {
        grid[at] = digit;
        turn(at, digit);
        if (run()) {
            return true;
        }
        turn(at, digit);
        grid[at] = 0;
        return false;
    }

    /** Finds the square, or the digit of a unit, with the fewest moves, and tries them. */
    bool run() {
        array<int, 81> free{};
        int least = 10;
        int square = -1;
        for (int at = 0; at < 81; at++) {
            if (grid[at] != 0) {
                continue;
            }
            const auto [row, column, box] = unitsOf(at);
            free[at] = missing[row] & missing[column] & missing[box];
            const int count = __builtin_popcount(free[at]);
            if (count < least) {
                least = count;
                square = at;
            }
        }
        if (square < 0) {
            return true;
        }
        int bestUnit = -1;
        int bestDigit = 0;
        for (int unit = 0; unit < 27 && least > 1; unit++) {
            for (int digit = 1; digit < 10; digit++) {
                int places = 0;
                for (int i = 0; i < 9; i++) {
                    places += free[place(unit, i)] >> digit & 1;
                }
                if ((missing[unit] >> digit & 1) && places < least) {
                    least = places;
                    bestUnit = unit;
                    bestDigit = digit;
                }
            }
        }
        for (int i = 0, tried = 0; i < 9 && tried < 1; i++) {
            const int at = bestUnit < 0 ? square : place(bestUnit, i);
            const int digit = bestUnit < 0 ? i + 1 : bestDigit;
            tried += free[at] >> digit & 1;
            if ((free[at] >> digit & 1) && tryMove(at, digit)) {
                return true;
            }
        }
        return false;
    }
};

/** Returns the solution of a sudoku, row by row; 0 stands for an empty square. */
Grid solve(const Grid& grid) {
    Search search(grid);
    search.run();
    return search.grid;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    for (; t > 0; t--) {
        Grid grid;
        for (int r = 0; r < 9; r++) {
            string line;
            cin >> line;
            for (int c = 0; c < 9; c++) {
                grid[9 * r + c] = line[c] == '.' ? 0 : line[c] - '0';
            }
        }
        const Grid solved = solve(grid);
        for (int at = 0; at < 81; at++) {
            cout << solved[at] << (at % 9 == 8 ? "\n" : "");
        }
    }
}
