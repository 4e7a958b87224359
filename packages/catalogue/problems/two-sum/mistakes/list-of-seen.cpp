#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; long long t; cin >> n >> t;
    list<pair<long long,int>> seen;
    for (int i = 0; i < n; i++) {
        long long x; cin >> x;
        for (auto &p : seen) if (p.first + x == t) { cout << p.second << ' ' << i << "\n"; return 0; }
        seen.push_back({x, i});
    }
    return 0;
}
