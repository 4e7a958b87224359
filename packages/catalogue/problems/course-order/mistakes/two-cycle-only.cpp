#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m; cin >> n >> m;
    vector<vector<int>> adj(n + 1);
    for (int i = 0; i < m; i++) { int a, b; cin >> a >> b; adj[a].push_back(b); }
    vector<int> pos(n + 1), ord(n);
    vector<char> done(n + 1);
    vector<int> level(n + 1, 0);
    bool changed = true;
    for (int r = 0; r < 10 && changed; r++) {
        changed = false;
        for (int x = 1; x <= n; x++) for (int y : adj[x]) if (level[y] <= level[x]) { level[y] = level[x] + 1; changed = true; }
    }
    if (changed) { cout << "impossible\n"; return 0; }
    iota(ord.begin(), ord.end(), 1);
    stable_sort(ord.begin(), ord.end(), [&](int a, int b) { return level[a] < level[b]; });
    for (int i = 0; i < n; i++) cout << ord[i] << " \n"[i == n - 1];
    return 0;
}
