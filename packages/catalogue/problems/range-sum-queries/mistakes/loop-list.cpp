#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q; cin >> n >> q;
    list<long long> a;
    for (int i = 0; i < n; i++) { long long x; cin >> x; a.push_back(x); }
    while (q--) {
        int l, r; cin >> l >> r;
        long long s = 0;
        auto it = next(a.begin(), l - 1);
        for (int i = l; i <= r; i++, ++it) s += *it;
        cout << s << "\n";
    }
    return 0;
}
