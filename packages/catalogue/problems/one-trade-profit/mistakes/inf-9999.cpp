#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    int mn = 9999, best = 0;
    while (n--) { int x; cin >> x; mn = min(mn, x); best = max(best, x - mn); }
    cout << best << "\n";
    return 0;
}
