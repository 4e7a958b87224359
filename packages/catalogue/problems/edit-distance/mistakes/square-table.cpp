#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string a, b;
    getline(cin, a);
    getline(cin, b);
    int n = a.size(), m = b.size();
    static int d[512][512];
    n = min(n, 511); m = min(m, 511);
    for (int i = 0; i <= n; i++)
        for (int k = 0; k <= m; k++) {
            if (i == 0) d[i][k] = k;
            else if (k == 0) d[i][k] = i;
            else if (a[i - 1] == b[k - 1]) d[i][k] = d[i - 1][k - 1];
            else d[i][k] = 1 + min({d[i - 1][k - 1], d[i - 1][k], d[i][k - 1]});
        }
    cout << d[n][m] << "\n";
    return 0;
}
