#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m; cin >> n >> m;
    vector<vector<int>> adj(n + 1);
    vector<int> deg(n + 1), done(n + 1);
    for (int i = 0; i < m; i++) { int a, b; cin >> a >> b; adj[a].push_back(b); deg[b]++; }
    vector<int> ord;
    while (true) {
        vector<pair<int,int>> cand;
        for (int i = 1; i <= n; i++) if (!done[i]) cand.push_back({deg[i], i});
        if (cand.empty()) break;
        sort(cand.begin(), cand.end());
        if (cand[0].first > 0) { cout << "impossible\n"; return 0; }
        int x = cand[0].second;
        done[x] = 1; ord.push_back(x);
        for (int y : adj[x]) deg[y]--;
    }
    for (int x : ord) cout << x << ' ';
    cout << "\n";
    return 0;
}
