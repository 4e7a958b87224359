#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    int n = s.size(), m = t.size();
    vector<vector<int>> d(n, vector<int>(m));
    int best = 0;
    for (int i = 0; i < n; i++) for (int k = 0; k < m; k++) if (s[i] == t[k]) {
        int b = 0;
        for (int x = 0; x < i; x++) for (int y = 0; y < k; y++) if (d[x][y] > b) b = d[x][y];
        d[i][k] = b + 1;
        best = max(best, d[i][k]);
    }
    cout << best << "\n";
    return 0;
}
