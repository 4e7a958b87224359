#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    bool ch = true;
    while (ch) {
        ch = false;
        for (int i = 0; i + 1 < n; i++) if (a[i] == 0 && a[i + 1] != 0) { swap(a[i], a[i + 1]); ch = true; }
    }
    for (int x : a) cout << x << ' ';
    return 0;
}
