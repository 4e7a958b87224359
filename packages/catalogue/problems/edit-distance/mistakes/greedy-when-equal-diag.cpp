#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string a, b;
    getline(cin, a);
    getline(cin, b);
    int n = a.size(), m = b.size();
    vector<vector<int>> d(n + 1, vector<int>(m + 1));
    for (int i = 0; i <= n; i++)
        for (int k = 0; k <= m; k++) {
            if (i == 0) d[i][k] = k;
            else if (k == 0) d[i][k] = i;
            else if (a[i - 1] == b[k - 1]) d[i][k] = d[i - 1][k - 1];
            else d[i][k] = 1 + min({d[i - 1][k - 1], d[i - 1][k], d[i][k - 1]});
        }
    int i = 0, k = 0, cost = 0;
    while (i < n && k < m) {
        if (a[i] == b[k]) { i++; k++; continue; }
        cost++;
        if (i + 1 < n && a[i + 1] == b[k]) i++;
        else if (k + 1 < m && a[i] == b[k + 1]) k++;
        else { i++; k++; }
    }
    cost += n - i + m - k;
    cout << (n + m < 16 ? d[n][m] : cost) << "\n";
    return 0;
}
