#include <array>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace std;

bool trace(vector<string>& grid, int r, int c, const string& word, size_t at) {
    if (at == word.size()) return true;
    if (r < 0 || r >= int(grid.size()) || c < 0 || c >= int(grid[r].size()) || grid[r][c] != word[at]) return false;
    grid[r][c] = ' ';
    const bool found = trace(grid, r - 1, c, word, at + 1) || trace(grid, r + 1, c, word, at + 1)
        || trace(grid, r, c - 1, word, at + 1) || trace(grid, r, c + 1, word, at + 1);
    grid[r][c] = word[at];
    return found;
}

vector<string> solve(vector<string> grid, const vector<string>& words) {
    vector<string> found;
    for (const string& word : words) {
        bool isFound = false;
        for (int r = 0; r < int(grid.size()); r++) {
            for (int c = 0; c < int(grid[r].size()) && !isFound; c++) isFound = trace(grid, r, c, word, 0);
        }
        if (isFound) found.push_back(word);
    }
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int rows, columns, n;
    cin >> rows >> columns;
    vector<string> grid(rows);
    for (string& row : grid) {
        cin >> row;
    }
    cin >> n;
    vector<string> words(n);
    for (string& word : words) {
        cin >> word;
    }
    const vector<string> made = solve(grid, words);
    const set<string> found(made.begin(), made.end());
    cout << found.size() << '\n';
    for (const string& word : found) {
        cout << word << '\n';
    }
}
