#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, s; cin >> n >> m >> s;
    list<array<int,3>> e;
    while (m--) { int u, v, w; cin >> u >> v >> w; e.push_back({u, v, w}); }
    unordered_map<int, long long> d;
    d[s] = 0;
    bool ch = true;
    while (ch) {
        ch = false;
        for (auto &[u, v, w] : e) {
            if (!d.count(u)) continue;
            if (!d.count(v) || d[u] + w < d[v]) { d[v] = d[u] + w; ch = true; }
        }
    }
    long long best = 0;
    for (auto &[v, t] : d) best = max(best, t);
    cout << ((int) d.size() < n ? -1 : best) << "\n";
    return 0;
}
