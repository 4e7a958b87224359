#include <bits/stdc++.h>
using namespace std;
vector<string> g;
string w;
set<array<int,3>> seen;
set<pair<int,int>> used;
bool go(int y, int x, size_t i) {
    if (i == w.size()) return true;
    if (y < 0 || x < 0 || y >= (int) g.size() || x >= (int) g[0].size() || g[y][x] != w[i] || used.count({y, x})) return false;
    if (!seen.insert({y, x, (int) i}).second) return false;
    used.insert({y, x});
    bool ok = go(y + 1, x, i + 1) || go(y, x + 1, i + 1) || go(y - 1, x, i + 1) || go(y, x - 1, i + 1);
    used.erase({y, x});
    return ok;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    g.resize(r);
    for (auto &x : g) cin >> x;
    cin >> w;
    bool f = false;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) { seen.clear(); if (go(i, k, 0)) f = true; }
    cout << (f ? "true" : "false") << "\n";
    return 0;
}
