#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, sr, sc, k; cin >> r >> c >> sr >> sc >> k;
    vector<vector<int>> g(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    int old = g[sr][sc];
    int m = min(r, c);
    if (old != k) {
        queue<pair<int,int>> q; q.push({sr, sc}); g[sr][sc] = k;
        while (!q.empty()) {
            auto [y, x] = q.front(); q.pop();
            int dy[] = {1, -1, 0, 0}, dx[] = {0, 0, 1, -1};
            for (int d = 0; d < 4; d++) {
                int a = y + dy[d], b = x + dx[d];
                if (a >= 0 && a < r && b >= 0 && b < m && g[a][b] == old) { g[a][b] = k; q.push({a, b}); }
            }
        }
    }
    for (auto &v : g) { for (int x : v) cout << x << ' '; cout << "\n"; }
    return 0;
}
