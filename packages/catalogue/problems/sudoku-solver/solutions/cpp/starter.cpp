#include <array>
#include <iostream>
#include <string>

using namespace std;

using Grid = array<int, 81>;

/** Returns the solution of a sudoku, row by row; 0 stands for an empty square. */
Grid solve(const Grid& grid) {
    // Write your solution here.
    return grid;
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
