#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n), r(n);
    for (auto &x : a) cin >> x;
    vector<int> nxt(2001, INT_MAX);
    for (int i = n - 1; i >= 0; i--) {
        int best = INT_MAX;
        for (int t = max(a[i], 0) + 1; t <= 1000; t++) best = min(best, nxt[t]);
        r[i] = best == INT_MAX ? 0 : best - i;
        if (a[i] >= 0) nxt[a[i]] = i;
    }
    for (int i = 0; i < n; i++) cout << r[i] << " \n"[i == n - 1];
    return 0;
}
