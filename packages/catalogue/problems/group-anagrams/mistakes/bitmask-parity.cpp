#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    map<pair<int,int>, vector<string>> g;
    while (n--) {
        string w; cin >> w;
        int odd = 0, any = 0;
        for (char ch : w) { odd ^= 1 << (ch - 'a'); any |= 1 << (ch - 'a'); }
        g[{odd, any * 32 + (int) w.size()}].push_back(w);
    }
    for (auto &[k, v] : g) { for (auto &w : v) cout << w << ' '; cout << "\n"; }
    return 0;
}
