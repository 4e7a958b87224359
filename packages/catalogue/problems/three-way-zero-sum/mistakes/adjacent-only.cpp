#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    sort(a.begin(), a.end());
    set<long long> res;
    vector<array<int,3>> out;
    for (int i = 0; i < n; i++) for (int l = i + 1, r = n - 1; l < r; ) {
        int s = a[i] + a[l] + a[r];
        if (s == 0) { long long key = (long long) a[i] * 31 + a[l] * 17 + a[r]; if (res.insert(key).second) out.push_back({a[i], a[l], a[r]}); l++; r--; }
        else if (s < 0) l++; else r--;
    }
    for (auto &t : out) cout << t[0] << ' ' << t[1] << ' ' << t[2] << "\n";
    if (out.empty()) cout << "none\n";
    return 0;
}
