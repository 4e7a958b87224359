#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long t = 0;
    for (int i = 0; i < n; i++) {
        long long l = 0, r = 0;
        for (int k = 0; k <= i; k++) l = max(l, a[k]);
        for (int k = i; k < n; k++) r = max(r, a[k]);
        t += min(l, r) - a[i];
    }
    cout << t << "\n";
    return 0;
}
