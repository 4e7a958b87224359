#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    set<vector<long long>> res;
    for (int i = 0; i < n; i++) for (int k = 0; k < n; k++) for (int m = 0; m < n; m++)
        if (a[i] + a[k] + a[m] == 0 && i != k && k != m && i != m) { vector<long long> t{a[i], a[k], a[m]}; sort(t.begin(), t.end()); res.insert(t); }
    for (auto &t : res) cout << t[0] << ' ' << t[1] << ' ' << t[2] << "\n";
    if (res.empty()) cout << "none\n";
    return 0;
}
