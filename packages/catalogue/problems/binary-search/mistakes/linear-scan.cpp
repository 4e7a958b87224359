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
        int res = -1;
        for (int i = 0; i < n; i++) if (a[i] == x) { res = i; break; }
        cout << res << "\n";
    }
    return 0;
}
