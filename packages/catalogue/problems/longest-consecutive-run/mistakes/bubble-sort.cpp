#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++)
        for (int k = 0; k + 1 < n - i; k++) if (a[k] > a[k + 1]) swap(a[k], a[k + 1]);
    int best = 1, cur = 1;
    for (int i = 1; i < n; i++) {
        if (a[i] == a[i - 1]) continue;
        cur = a[i] == a[i - 1] + 1 ? cur + 1 : 1;
        best = max(best, cur);
    }
    cout << best << "\n";
    return 0;
}
