#include <bits/stdc++.h>
using namespace std;

int main() {
    string a, b;
    getline(cin, a);
    getline(cin, b);
    int n = a.size(), m = b.size();
    vector<vector<int>> d(n + 1, vector<int>(m + 1));
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            int best = max(i, j);
            if (i && j) best = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
            for (int k = 1; k <= i; k++) best = min(best, d[i - k][j] + k);
            for (int k = 1; k <= j; k++) best = min(best, d[i][j - k] + k);
            d[i][j] = best;
        }
    }
    cout << d[n][m] << "\n";
}
