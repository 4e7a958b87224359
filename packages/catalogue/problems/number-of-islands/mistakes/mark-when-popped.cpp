#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<string> g(r);
    for (auto &x : g) cin >> x;
    int cnt = 0;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) {
        if (g[i][k] != '1') continue;
        cnt++;
        queue<pair<int,int>> q; q.push({i, k});
        while (!q.empty()) {
            auto [y, x] = q.front(); q.pop(); g[y][x] = '0';
            int dy[] = {1, -1, 0, 0}, dx[] = {0, 0, 1, -1};
            for (int d = 0; d < 4; d++) {
                int a = y + dy[d], b = x + dx[d];
                if (a >= 0 && a < r && b >= 0 && b < c && g[a][b] == '1') q.push({a, b});
            }
        }
    }
    cout << cnt << "\n";
    return 0;
}
