#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++) {
        long long p = 1;
        for (int k = 0; k < n; k++) if (k != i) p *= a[k];
        cout << p << ' ';
    }
    cout << "\n";
    return 0;
}
