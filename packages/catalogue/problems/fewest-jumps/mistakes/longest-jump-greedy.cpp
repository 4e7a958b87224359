#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int pos = 0, jumps = 0;
    while (pos < n - 1) {
        if (a[pos] == 0) { cout << -1 << "\n"; return 0; }
        if (pos + a[pos] >= n - 1) { jumps++; break; }
        int best = pos + 1;
        for (int k = pos + 1; k <= pos + a[pos]; k++) if (a[k] >= a[best]) best = k;
        pos = best;
        jumps++;
    }
    cout << jumps << "\n";
    return 0;
}
