#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> h(n);
    for (auto &x : h) cin >> x;
    long long best = 0;
    for (int i = 0; i < n; i++) {
        int l = i, r = i;
        while (l > 0 && h[l - 1] >= h[i]) l--;
        while (r + 1 < n && h[r + 1] >= h[i]) r++;
        best = max(best, h[i] * (r - l + 1));
    }
    cout << best << "\n";
    return 0;
}
