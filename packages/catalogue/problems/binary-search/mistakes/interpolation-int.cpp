#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q; cin >> n >> q;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    while (q--) {
        int x; cin >> x;
        int lo = 0, hi = n - 1, res = -1;
        while (lo <= hi && x >= a[lo] && x <= a[hi]) {
            if (a[lo] == a[hi]) { if (a[lo] == x) res = lo; break; }
            int mid = lo + (x - a[lo]) * (hi - lo) / (a[hi] - a[lo]);
            if (mid < lo || mid > hi) break;
            if (a[mid] == x) { res = mid; break; }
            if (a[mid] < x) lo = mid + 1; else hi = mid - 1;
        }
        cout << res << "\n";
    }
    return 0;
}
