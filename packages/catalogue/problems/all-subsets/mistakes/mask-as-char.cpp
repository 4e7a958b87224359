#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (unsigned char m = 0; m < (1 << min(n, 7)); m++) {
        bool any = false;
        for (int i = 0; i < n; i++) if (m >> i & 1) { if (any) cout << ' '; cout << a[i]; any = true; }
        if (!any) cout << '-';
        cout << '\n';
    }
    return 0;
}
