#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, sr, sc, k; cin >> r >> c >> sr >> sc >> k;
    vector<vector<int>> g(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    swap(sr, sc);
    int old = g[min(sr, r - 1)][min(sc, c - 1)];
    sr = min(sr, r - 1); sc = min(sc, c - 1);
    if (old != k) {
        vector<pair<int,int>> q{{sr, sc}};
        g[sr][sc] = k;
        while (!q.empty()) {
            auto [y, x] = q.back(); q.pop_back();
            for (auto [a, b] : {pair{y + 1, x}, {y - 1, x}, {y, x + 1}, {y, x - 1}})
                if (a >= 0 && a < r && b >= 0 && b < c && g[a][b] == old) { g[a][b] = k; q.push_back({a, b}); }
        }
    }
    for (auto &v : g) { for (int x : v) cout << x << ' '; cout << "\n"; }
    return 0;
}
