#include <array>
#include <iostream>
#include <string>

using namespace std;

using Grid = array<int, 81>;

bool fits(const Grid& grid, int at, int digit) {
    const int r = at / 9;
    const int c = at % 9;
    for (int i = 0; i < 9; i++) {
        if (grid[9 * r + i] == digit || grid[9 * i + c] == digit) return false;
        if (grid[9 * (r / 3 * 3 + i / 3) + c / 3 * 3 + i % 3] == digit) return false;
    }
    return true;
}

bool fill(Grid& grid, int at) {
    while (at < 81 && grid[at] != 0) at++;
    if (at == 81) return true;
    for (int digit = 9; digit > 0; digit--) {
        if (!fits(grid, at, digit)) continue;
        grid[at] = digit;
        if (fill(grid, at + 1)) return true;
        grid[at] = 0;
    }
    return false;
}

Grid solve(Grid grid) {
    fill(grid, 0);
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
