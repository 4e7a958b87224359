#include <bits/stdc++.h>

using namespace std;

/** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
int solve(vector<string> shelf) {
    int r = shelf.size(), c = shelf[0].size(), best = 0;
    vector<array<int, 3>> stack;
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (shelf[i][j] == 'x') stack.push_back({i, j, 0});
    while (!stack.empty()) {
        auto [i, j, d] = stack.back();
        stack.pop_back();
        best = max(best, d);
        for (auto [y, x] : {pair(i - 1, j), pair(i + 1, j), pair(i, j - 1), pair(i, j + 1)})
            if (y >= 0 && y < r && x >= 0 && x < c && shelf[y][x] == 'o') { shelf[y][x] = 'x'; stack.push_back({y, x, d + 1}); }
    }
    for (auto& row : shelf) if (row.find('o') != string::npos) return -1;
    return best;
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
