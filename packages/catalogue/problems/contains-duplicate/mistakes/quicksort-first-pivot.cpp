#include <bits/stdc++.h>
using namespace std;
void qs(vector<int> &a, int l, int r) {
    while (l < r) {
        int p = a[r], i = l;
        for (int k = l; k < r; k++) if (a[k] < p) swap(a[i++], a[k]);
        swap(a[i], a[r]);
        if (i - l < r - i) { qs(a, l, i - 1); l = i + 1; } else { qs(a, i + 1, r); r = i - 1; }
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    qs(a, 0, n - 1);
    bool dup = false;
    for (int i = 1; i < n; i++) if (a[i] == a[i - 1]) dup = true;
    cout << (dup ? "true" : "false") << "\n";
    return 0;
}
