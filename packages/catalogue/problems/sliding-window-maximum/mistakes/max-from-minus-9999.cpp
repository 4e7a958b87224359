#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int m = -9999, at = -1;
    for (int i = 0; i < n; i++) {
        if (at <= i - k) { m = -9999; for (int t = max(0, i - k + 1); t <= i; t++) if (a[t] >= m) { m = a[t]; at = t; } }
        if (a[i] >= m) { m = a[i]; at = i; }
        if (i >= k - 1) cout << m << ' ';
    }
    cout << "\n";
    return 0;
}
