#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n), r(n, 1);
    for (auto &x : a) cin >> x;
    int p = 1;
    for (int i = 0; i < n; i++) { r[i] = p; p *= a[i]; }
    p = 1;
    for (int i = n - 1; i >= 0; i--) { r[i] *= p; p *= a[i]; }
    for (int x : r) cout << x << ' ';
    cout << "\n";
    return 0;
}
