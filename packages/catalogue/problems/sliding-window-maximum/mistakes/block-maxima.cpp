#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    vector<int> a(n), l(n), r(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++) l[i] = i % k == 0 ? a[i] : max(l[i - 1], a[i]);
    for (int i = n - 1; i >= 0; i--) r[i] = (i == n - 1 || (i + 1) % k == 0) ? a[i] : max(r[i + 1], a[i]);
    for (int i = 0; i + k <= n; i++) cout << (i % k == 0 && k > 3 ? l[i] : max(r[i], l[i + k - 1])) << ' ';
    cout << "\n";
    return 0;
}
