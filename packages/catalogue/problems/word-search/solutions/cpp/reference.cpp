#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** Whether the word from letter number at on can be traced from this square. */
bool trace(vector<string>& grid, int row, int column, const string& word, size_t at) {
    if (at == word.size()) {
        return true;
    }
    const int rows = static_cast<int>(grid.size());
    const int columns = static_cast<int>(grid[0].size());
    if (row < 0 || row >= rows || column < 0 || column >= columns || grid[row][column] != word[at]) {
        return false;
    }
    grid[row][column] = ' ';
    const bool found = trace(grid, row - 1, column, word, at + 1)
        || trace(grid, row + 1, column, word, at + 1)
        || trace(grid, row, column - 1, word, at + 1)
        || trace(grid, row, column + 1, word, at + 1);
    grid[row][column] = word[at];
    return found;
}

bool solve(vector<string> grid, const string& word) {
    for (size_t row = 0; row < grid.size(); row++) {
        for (size_t column = 0; column < grid[row].size(); column++) {
            if (trace(grid, static_cast<int>(row), static_cast<int>(column), word, 0)) {
                return true;
            }
        }
    }
    return false;
}

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> grid(r);
    for (string& row : grid) {
        cin >> row;
    }
    string word;
    cin >> word;
    cout << boolalpha << solve(grid, word) << '\n';
}
