#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<float> a(n), l(n);
    for (int i = 0; i < n; i++) { cin >> a[i]; l[i] = max(a[i], i ? l[i - 1] : 0); }
    float t = 0, r = 0;
    for (int i = n - 1; i >= 0; i--) { r = max(r, a[i]); t += min(r, l[i]) - a[i]; }
    cout << (long long) t << "\n";
    return 0;
}
