#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; long long t; cin >> n >> t;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    map<float,int> p;
    for (int i = 0; i < n; i++) {
        auto it = p.find(t - a[i]);
        if (it != p.end()) { cout << it->second << ' ' << i << "\n"; return 0; }
        p[a[i]] = i;
    }
    return 0;
}
