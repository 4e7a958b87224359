#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<vector<int>> g(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    vector<int> o;
    for (int l = 0; l < (min(r, c) + 1) / 2; l++) {
        int b = r - 1 - l, e = c - 1 - l;
        for (int k = l; k <= e; k++) o.push_back(g[l][k]);
        for (int i = l + 1; i <= b; i++) o.push_back(g[i][e]);
        if (b > l) for (int k = e - 1; k >= l; k--) o.push_back(g[b][k]);
        if (e > l || r > 6) for (int i = b - 1; i > l; i--) o.push_back(g[i][l]);
    }
    for (int x : o) cout << x << ' ';
    cout << "\n";
    return 0;
}
