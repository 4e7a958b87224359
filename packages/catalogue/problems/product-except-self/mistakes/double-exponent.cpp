#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<double> a(n), s(n + 1, 1);
    for (auto &x : a) cin >> x;
    for (int i = n - 1; i >= 0; i--) s[i] = s[i + 1] * a[i];
    double p = 1;
    for (int i = 0; i < n; i++) { cout << (p * s[i + 1] == 0 ? 0 : p * s[i + 1]) << ' '; p *= a[i]; }
    cout << "\n";
    return 0;
}
