#include <bits/stdc++.h>

using namespace std;

/** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
int solve(vector<string> shelf) {
    int r = shelf.size();
    int c = shelf[0].size();
    vector<vector<int>> night(r, vector<int>(c));
    queue<pair<int, int>> waiting;
    int fresh = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) {
            if (shelf[i][j] == 'x' && waiting.empty()) {
                waiting.push({i, j});
            } else if (shelf[i][j] == 'o') {
                fresh++;
            }
        }
    }
    int last = 0;
    while (!waiting.empty()) {
        auto [i, j] = waiting.front();
        waiting.pop();
        for (auto [y, x] : {pair(i - 1, j), pair(i + 1, j), pair(i, j - 1), pair(i, j + 1)}) {
            if (y < 0 || y >= r || x < 0 || x >= c || shelf[y][x] != 'o') {
                continue;
            }
            shelf[y][x] = 'x';
            fresh--;
            last = night[y][x] = night[i][j] + 1;
            waiting.push({y, x});
        }
    }
    return fresh > 0 ? -1 : last;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<string> shelf(r);
    for (string& row : shelf) {
        cin >> row;
    }
    cout << solve(shelf) << '\n';
}
