#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    cout << "-\n";
    for (int x : a) cout << x << "\n";
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++) cout << a[i] << ' ' << a[k] << "\n";
    if (n > 2) {
        for (int i = 0; i < n; i++) cout << a[i] << " \n"[i == n - 1];
    }
    if (n > 3)
        for (int s = 0; s < n; s++) {
            bool f = true;
            for (int i = 0; i < n; i++) if (i != s) { if (!f) cout << ' '; cout << a[i]; f = false; }
            cout << "\n";
        }
    return 0;
}
