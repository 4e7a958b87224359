#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++) {
        int r = 0;
        for (int k = i + 1; k < n && k <= i + 2000; k++) if (a[k] > a[i]) { r = k - i; break; }
        cout << r << ' ';
    }
    cout << "\n";
    return 0;
}
