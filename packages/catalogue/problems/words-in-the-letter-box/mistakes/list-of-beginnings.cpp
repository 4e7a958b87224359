#include <algorithm>
#include <array>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace std;

void search(vector<string>& grid, int r, int c, const vector<string>& fitting, size_t at, vector<string>& found) {
    if (r < 0 || r >= int(grid.size()) || c < 0 || c >= int(grid[r].size()) || grid[r][c] == ' ') return;
    const char letter = grid[r][c];
    vector<string> left;
    for (const string& word : fitting) {
        if (at < word.size() && word[at] == letter) {
            left.push_back(word);
            if (word.size() == at + 1) found.push_back(word);
        }
    }
    if (left.empty()) return;
    grid[r][c] = ' ';
    search(grid, r - 1, c, left, at + 1, found);
    search(grid, r + 1, c, left, at + 1, found);
    search(grid, r, c - 1, left, at + 1, found);
    search(grid, r, c + 1, left, at + 1, found);
    grid[r][c] = letter;
}

vector<string> solve(vector<string> grid, const vector<string>& words) {
    vector<string> found;
    for (int r = 0; r < int(grid.size()); r++) {
        for (int c = 0; c < int(grid[r].size()); c++) search(grid, r, c, words, 0, found);
        sort(found.begin(), found.end());
        found.erase(unique(found.begin(), found.end()), found.end());
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
