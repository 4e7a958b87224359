#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m; cin >> n >> m;
    vector<vector<int>> adj(n + 1);
    vector<unsigned char> deg(n + 1);
    while (m--) { int a, b; cin >> a >> b; adj[a].push_back(b); deg[b]++; }
    vector<int> q;
    for (int i = 1; i <= n; i++) if (!deg[i]) q.push_back(i);
    for (size_t h = 0; h < q.size() && (int) h < n; h++) for (int y : adj[q[h]]) if (--deg[y] == 0) q.push_back(y);
    if ((int) q.size() != n) { cout << "impossible\n"; return 0; }
    for (int x : q) cout << x << ' ';
    cout << "\n";
    return 0;
}
