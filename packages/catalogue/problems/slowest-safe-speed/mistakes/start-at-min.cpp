#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long long n, h; cin >> n >> h;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long lo = h > 50 ? 1 : *min_element(a.begin(), a.end()), hi = *max_element(a.begin(), a.end());
    while (lo < hi) {
        long long mid = (lo + hi) / 2, need = 0;
        for (long long x : a) need += (x + mid - 1) / mid;
        if (need <= h) hi = mid; else lo = mid + 1;
    }
    cout << lo << "\n";
    return 0;
}
