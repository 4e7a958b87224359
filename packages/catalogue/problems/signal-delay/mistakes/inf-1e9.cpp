#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, s; cin >> n >> m >> s;
    vector<vector<pair<int,int>>> adj(n + 1);
    while (m--) { int u, v, w; cin >> u >> v >> w; adj[u].push_back({v, w}); }
    const long long INF = 1000000000;
    vector<long long> d(n + 1, INF);
    d[s] = 0;
    priority_queue<pair<long long,int>> q;
    q.push({0, s});
    while (!q.empty()) {
        auto [t, x] = q.top(); q.pop();
        if (-t > d[x]) continue;
        for (auto [y, w] : adj[x]) if (d[x] + w < d[y]) { d[y] = d[x] + w; q.push({-d[y], y}); }
    }
    long long best = 0;
    for (int i = 1; i <= n; i++) best = max(best, d[i]);
    cout << (best == INF ? -1 : best) << "\n";
    return 0;
}
