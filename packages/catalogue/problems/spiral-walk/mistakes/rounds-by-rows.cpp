#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<vector<int>> g(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    int t = 0, b = r - 1, l = 0, e = c - 1;
    for (int round = 0; round < 100 && t <= b && l <= e; round++) {
        for (int k = l; k <= e; k++) cout << g[t][k] << ' ';
        t++;
        for (int i = t; i <= b; i++) cout << g[i][e] << ' ';
        e--;
        if (t <= b) { for (int k = e; k >= l; k--) cout << g[b][k] << ' '; b--; }
        if (l <= e) { for (int i = b; i >= t; i--) cout << g[i][l] << ' '; l++; }
    }
    cout << "\n";
    return 0;
}
