#include <bits/stdc++.h>
using namespace std;
vector<int> p;
int find(int x) { while (p[x] != x) x = p[x]; return x; }

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m; cin >> n >> m;
    p.resize(n + 1);
    for (int i = 0; i <= n; i++) p[i] = i;
    int comps = n;
    while (m--) {
        int u, v; cin >> u >> v;
        int a = find(u), b = find(v);
        if (a != b) { p[a] = b; comps--; }
    }
    cout << comps << "\n";
    return 0;
}
