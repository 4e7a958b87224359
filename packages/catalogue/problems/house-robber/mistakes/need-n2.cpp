#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> a(n), d(n);
    for (auto &x : a) cin >> x;
    d[0] = a[0];
    d.at(1) = max(a[0], a[1]);
    for (int i = 2; i < n; i++) d[i] = max(d[i - 1], d[i - 2] + a[i]);
    cout << d[n - 1] << "\n";
    return 0;
}
