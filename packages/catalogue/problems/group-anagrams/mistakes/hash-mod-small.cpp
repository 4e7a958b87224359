#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    unordered_map<long long, vector<string>> g;
    while (n--) {
        string w; cin >> w;
        long long h = 0;
        for (char ch : w) h += (long long) (ch - 'a' + 1) * (ch - 'a' + 1) * (ch - 'a' + 7);
        g[h % 1000003 * 100 + w.size()].push_back(w);
    }
    for (auto &[k, v] : g) { for (auto &w : v) cout << w << ' '; cout << "\n"; }
    return 0;
}
