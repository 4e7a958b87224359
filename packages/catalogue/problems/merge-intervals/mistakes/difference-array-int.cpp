#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> d(10000001);
    for (int i = 0; i < n; i++) { int l, r; cin >> l >> r; d[l]++; d[r]--; }
    int cur = 0, start = -1;
    for (int i = 0; i <= 9999999; i++) {
        int before = cur;
        cur += d[i];
        if (!before && cur) { start = i; }
        if (before && !cur) cout << start << ' ' << i << "\n";
    }
    return 0;
}
