#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m; cin >> n >> m;
    static bool adj[3001][3001];
    while (m--) { int u, v; cin >> u >> v; if (u <= 3000 && v <= 3000) adj[u][v] = adj[v][u] = true; }
    vector<bool> seen(n + 1);
    int cnt = 0;
    for (int s = 1; s <= n; s++) {
        if (seen[s]) continue;
        cnt++;
        vector<int> st{s};
        seen[s] = true;
        while (!st.empty()) {
            int x = st.back(); st.pop_back();
            for (int y = 1; x <= 3000 && y <= min(n, 3000); y++) if (adj[x][y] && !seen[y]) { seen[y] = true; st.push_back(y); }
        }
    }
    cout << cnt << "\n";
    return 0;
}
