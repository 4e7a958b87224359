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
        int lo = 0, hi = n - 1, r = -1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (a[mid] == x) { r = mid; break; }
            if (a[lo] <= a[mid]) {
                if (a[lo] <= x && x < a[mid]) hi = mid - 1; else lo = mid + 1;
            } else {
                if (a[mid] < x && x < a[hi]) lo = mid + 1; else hi = mid - 1;
            }
        }
        cout << r << "\n";
    }
    return 0;
}
