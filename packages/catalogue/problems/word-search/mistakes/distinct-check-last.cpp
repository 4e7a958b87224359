#include <bits/stdc++.h>
using namespace std;
int r, c;
vector<string> g;
string w;
bool found = false;
void go(int y, int x, vector<pair<int,int>> path) {
    if (y < 0 || x < 0 || y >= r || x >= c) return;
    path.push_back({y, x});
    if (path.size() == w.size()) {
        string s;
        set<pair<int,int>> used(path.begin(), path.end());
        for (auto [a, b] : path) s += g[a][b];
        if (used.size() == path.size() && s == w) found = true;
        return;
    }
    go(y + 1, x, path); go(y - 1, x, path); go(y, x + 1, path); go(y, x - 1, path);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> r >> c;
    g.resize(r);
    for (auto &x : g) cin >> x;
    cin >> w;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) go(i, k, {});
    cout << (found ? "true" : "false") << "\n";
    return 0;
}
