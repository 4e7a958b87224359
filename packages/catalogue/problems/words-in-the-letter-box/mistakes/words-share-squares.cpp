#include <array>
#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace std;

/** A trie in one vector; 0 stands for no node, and node 0 is the root. */
struct Trie {
    vector<array<int, 26>> next;
    vector<int> word;

    int add() {
        next.emplace_back();
        word.push_back(-1);
        return next.size() - 1;
    }
};

void search(vector<string>& grid, int r, int c, Trie& trie, int above, vector<int>& found) {
    if (r < 0 || r >= int(grid.size()) || c < 0 || c >= int(grid[r].size()) || grid[r][c] == ' ') {
        return;
    }
    const char letter = grid[r][c];
    const int node = trie.next[above][letter - 'a'];
    if (node == 0) {
        return;
    }
    if (trie.word[node] >= 0) {
        found.push_back(trie.word[node]);
        trie.word[node] = -1;
        if (trie.next[node] == array<int, 26>{}) {
            grid[r][c] = ' ';
            return;
        }
    }
    grid[r][c] = ' ';
    search(grid, r - 1, c, trie, node, found);
    search(grid, r + 1, c, trie, node, found);
    search(grid, r, c - 1, trie, node, found);
    search(grid, r, c + 1, trie, node, found);
    grid[r][c] = letter;
}

/** Returns the words that can be made, in any order. */
vector<string> solve(vector<string> grid, const vector<string>& words) {
    Trie trie;
    trie.add();
    for (size_t i = 0; i < words.size(); i++) {
        int node = 0;
        for (char letter : words[i]) {
            if (trie.next[node][letter - 'a'] == 0) {
                const int added = trie.add();
                trie.next[node][letter - 'a'] = added;
            }
            node = trie.next[node][letter - 'a'];
        }
        trie.word[node] = i;
    }
    vector<int> found;
    for (size_t r = 0; r < grid.size(); r++) {
        for (size_t c = 0; c < grid[r].size(); c++) {
            search(grid, r, c, trie, 0, found);
        }
    }
    vector<string> made;
    for (int i : found) {
        made.push_back(words[i]);
    }
    return made;
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
