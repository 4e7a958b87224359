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
        vector<int> b = a;
        sort(b.begin(), b.end());
        int p = 0;
        while (a[p] != b[0]) p++;
        int i = lower_bound(b.begin(), b.end(), x) - b.begin();
        cout << (i < n && b[i] == x ? (i + p) % n : -1) << "\n";
    }
    return 0;
}
