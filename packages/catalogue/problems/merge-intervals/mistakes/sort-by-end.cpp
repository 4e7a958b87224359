#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<pair<int,int>> v(n);
    for (auto &p : v) cin >> p.second >> p.first;
    sort(v.begin(), v.end());
    vector<pair<int,int>> o;
    for (auto [r, l] : v) {
        if (!o.empty() && l <= o.back().second) { o.back().first = min(o.back().first, l); o.back().second = max(o.back().second, r); }
        else o.push_back({l, r});
    }
    for (auto [l, r] : o) cout << l << ' ' << r << "\n";
    return 0;
}
