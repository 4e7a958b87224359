#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<vector<string>> groups;
    while (n--) {
        string w; cin >> w;
        bool found = false;
        for (auto &g : groups) {
            vector<int> cnt(26);
            for (char ch : w) cnt[ch - 'a']++;
            for (char ch : g[0]) cnt[ch - 'a']--;
            if (count(cnt.begin(), cnt.end(), 0) == 26) { g.push_back(w); found = true; break; }
        }
        if (!found) groups.push_back({w});
    }
    for (auto &g : groups) { for (auto &w : g) cout << w << ' '; cout << "\n"; }
    return 0;
}
