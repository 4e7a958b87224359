#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const long long NEVER = LLONG_MAX;
    int n, m, q;
    cin >> n >> m >> q;
    vector<array<long long, 3>> roads(m);
    for (auto& [u, v, w] : roads) cin >> u >> v >> w;
    vector<vector<long long>> cost(n + 1, vector<long long>(n + 1, NEVER));
    for (int from = 1; from <= n; from++) {
        auto& row = cost[from];
        row[from] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (auto& [u, v, w] : roads) {
                if (row[u] == NEVER || row[u] + w >= row[v]) continue;
                row[v] = row[u] + w;
                changed = true;
            }
        }
    }
    while (q--) {
        int a, b;
        cin >> a >> b;
        if (cost[a][b] == NEVER) cout << "none\n";
        else cout << cost[a][b] << "\n";
    }
}
