#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    long long t = 0;
    int m = *max_element(a.begin(), a.end());
    for (int h = 1; h <= m; h++) {
        int last = -1;
        for (int i = 0; i < n; i++) if (a[i] >= h) { if (last >= 0) t += i - last - 1; last = i; }
    }
    cout << t << "\n";
    return 0;
}
