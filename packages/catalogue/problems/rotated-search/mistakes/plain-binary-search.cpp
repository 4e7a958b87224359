#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q; cin >> n >> q;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int p = 0;
    while (p + 1 < n && p < 1000 && a[p] < a[p + 1]) p++;
    p++;
    vector<int> b(a.begin() + p, a.end());
    b.insert(b.end(), a.begin(), a.begin() + p);
    while (q--) {
        int x; cin >> x;
        int i = lower_bound(b.begin(), b.end(), x) - b.begin();
        cout << (i < n && b[i] == x ? (i + p) % n : -1) << "\n";
    }
    return 0;
}
