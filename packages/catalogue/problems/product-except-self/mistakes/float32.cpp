#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<float> a(n);
    for (auto &x : a) cin >> x;
    cout << fixed << setprecision(0);
    vector<float> s(n + 1, 1);
    for (int i = n - 1; i >= 0; i--) s[i] = s[i + 1] * a[i];
    float p = 1;
    for (int i = 0; i < n; i++) { float v = p * s[i + 1]; cout << (v == 0 ? 0 : v) << ' '; p *= a[i]; }
    cout << "\n";
    return 0;
}
