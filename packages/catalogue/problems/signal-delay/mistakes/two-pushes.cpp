#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, s; cin >> n >> m >> s;
    vector<vector<pair<int,int>>> adj(n + 1);
    while (m--) { int u, v, w; cin >> u >> v >> w; if (u != v) adj[u].push_back({v, w}); }
    vector<long long> d(n + 1, -1);
    vector<int> pushes(n + 1);
    d[s] = 0;
    queue<int> q; q.push(s);
    while (!q.empty()) {
        int x = q.front(); q.pop();
        for (auto [y, w] : adj[x]) if (d[y] < 0 || d[x] + w < d[y]) { d[y] = d[x] + w; if (++pushes[y] <= 3) q.push(y); }
    }
    long long best = 0;
    for (int i = 1; i <= n; i++) { if (d[i] < 0) { cout << "-1\n"; return 0; } best = max(best, d[i]); }
    cout << best << "\n";
    return 0;
}
