#include <bits/stdc++.h>

using namespace std;

/** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
int solve(vector<string> shelf) {
    int r = shelf.size(), c = shelf[0].size();
    vector<vector<int>> night(r, vector<int>(c, -1));
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (shelf[i][j] == 'x') night[i][j] = 0;
    int d = 0;
    for (bool changed = true; changed; d++) {
        changed = false;
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) {
            if (night[i][j] != d) continue;
            for (auto [y, x] : {pair(i - 1, j), pair(i + 1, j), pair(i, j - 1), pair(i, j + 1)})
                if (y >= 0 && y < r && x >= 0 && x < c && shelf[y][x] == 'o' && night[y][x] < 0) { night[y][x] = d + 1; changed = true; }
        }
    }
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (shelf[i][j] == 'o' && night[i][j] < 0) return -1;
    return d - 1;
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
