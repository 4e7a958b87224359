#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    float mn = 2e9, best = 0;
    while (n--) { float x; cin >> x; mn = min(mn, x); best = max(best, x - mn); }
    cout << (long long) best << "\n";
    return 0;
}
