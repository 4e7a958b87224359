#include <iostream>
#include <set>
#include <string>
#include <vector>

using namespace std;

/** Returns the words that can be made, in any order. */
vector<string> solve(vector<string> grid, const vector<string>& words) {
    // Write your solution here.
    return {};
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
