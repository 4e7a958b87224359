#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> take(n);
    long long ans = 0;
    for (int i = 0; i < n; i++) {
        long long x, best = 0; cin >> x;
        for (int k = 0; k + 1 < i; k++) if (take[k] > best) best = take[k];
        take[i] = x + best;
        ans = max(ans, take[i]);
    }
    cout << ans << "\n";
    return 0;
}
