#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    int n = s.size(), m = t.size();
    static int d[1001][1001];
    n = min(n, 1000); m = min(m, 1000);
    for (int i = 1; i <= n; i++)
        for (int k = 1; k <= m; k++)
            d[i][k] = s[i - 1] == t[k - 1] ? d[i - 1][k - 1] + 1 : max(d[i - 1][k], d[i][k - 1]);
    cout << d[n][m] << "\n";
    return 0;
}
