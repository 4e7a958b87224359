#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    list<pair<int,int>> t;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        auto it = t.begin();
        while (it != t.end() && it->first != x) ++it;
        if (it == t.end()) t.push_back({x, 1}); else it->second++;
    }
    t.sort([](auto &a, auto &b) { return a.second > b.second; });
    for (auto it = t.begin(); k--; ++it) cout << it->first << ' ';
    cout << "\n";
    return 0;
}
