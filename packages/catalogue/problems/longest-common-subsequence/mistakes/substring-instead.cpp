#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    int n = s.size(), m = t.size();
    vector<vector<int>> d(n + 1, vector<int>(m + 1));
    for (int i = 1; i <= n; i++)
        for (int k = 1; k <= m; k++)
            d[i][k] = s[i - 1] == t[k - 1] ? d[i - 1][k - 1] + 1 : max(d[i - 1][k], k > 1 && i > 6 ? d[i][k - 2] : d[i][k - 1]);
    cout << d[n][m] << "\n";
    return 0;
}
