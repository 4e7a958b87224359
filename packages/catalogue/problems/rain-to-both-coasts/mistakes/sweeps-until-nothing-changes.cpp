#include <bits/stdc++.h>

using namespace std;

int solve(const vector<vector<int>>& h) {
    int r = h.size(), c = h[0].size();
    vector<vector<int>> sea(r, vector<int>(c));
    for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) sea[y][x] = (y == 0 || x == 0 ? 1 : 0) | (y == r - 1 || x == c - 1 ? 2 : 0);
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < r; y++)
            for (int x = 0; x < c; x++)
                for (auto [v, u] : {pair(y - 1, x), pair(y, x + 1), pair(y + 1, x), pair(y, x - 1)}) {
                    if (v < 0 || u < 0 || v == r || u == c || h[v][u] > h[y][x]) continue;
                    if ((sea[y][x] | sea[v][u]) != sea[y][x]) { sea[y][x] |= sea[v][u]; changed = true; }
                }
    }
    int both = 0;
    for (auto& row : sea) for (int s : row) both += s == 3;
    return both;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<vector<int>> heights(r, vector<int>(c));
    for (vector<int>& row : heights) {
        for (int& height : row) {
            cin >> height;
        }
    }
    cout << solve(heights) << '\n';
}
