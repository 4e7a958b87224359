#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, sr, sc, k; cin >> r >> c >> sr >> sc >> k;
    vector<vector<int>> g(r, vector<int>(c)), m(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    m[sr][sc] = 1;
    bool ch = true;
    while (ch) {
        ch = false;
        auto old = m;
        for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) if (!m[y][x] && g[y][x] == g[sr][sc]) {
            if ((y && old[y - 1][x]) || (x && old[y][x - 1]) || (y + 1 < r && old[y + 1][x]) || (x + 1 < c && old[y][x + 1])) { m[y][x] = 1; ch = true; }
        }
    }
    for (int y = 0; y < r; y++) { for (int x = 0; x < c; x++) cout << (m[y][x] ? k : g[y][x]) << ' '; cout << "\n"; }
    return 0;
}
