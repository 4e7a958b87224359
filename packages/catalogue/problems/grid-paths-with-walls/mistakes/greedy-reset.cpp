#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<string> g(r);
    for (auto &x : g) cin >> x;
    const long long MOD = 1000000007;
    vector<vector<long long>> d(r, vector<long long>(c));
    for (int i = 0; i < r; i++)
        for (int k = 0; k < c; k++) {
            if (g[i][k] == '#') continue;
            if (i == 0 && k == 0) { d[i][k] = 1; continue; }
            if (i > 0) d[i][k] += d[i - 1][k];
            if (k > 0) d[i][k] += d[i][k - 1];
            if (d[i][k] >= MOD) d[i][k] = MOD - 1;
        }
    cout << d[r - 1][c - 1] << "\n";
    return 0;
}
