#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, sr, sc, k; cin >> r >> c >> sr >> sc >> k;
    vector<vector<int>> g(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    int old = g[sr][sc];
    if (old != k) {
        vector<pair<int,int>> q{{sr, sc}}, seen;
        while (!q.empty()) {
            auto p = q.back(); q.pop_back();
            if (find(seen.begin(), seen.end(), p) != seen.end()) continue;
            seen.push_back(p);
            auto [y, x] = p;
            for (auto [a, b] : {pair{y + 1, x}, {y - 1, x}, {y, x + 1}, {y, x - 1}})
                if (a >= 0 && a < r && b >= 0 && b < c && g[a][b] == old) q.push_back({a, b});
        }
        for (auto [y, x] : seen) g[y][x] = k;
    }
    for (auto &v : g) { for (int x : v) cout << x << ' '; cout << "\n"; }
    return 0;
}
