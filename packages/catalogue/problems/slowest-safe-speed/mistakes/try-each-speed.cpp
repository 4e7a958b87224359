#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long long n, h; cin >> n >> h;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    for (long long v = 1;; v++) {
        long long need = 0;
        for (long long x : a) need += (x + v - 1) / v;
        if (need <= h) { cout << v << "\n"; return 0; }
    }
    return 0;
}
