#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<string> t(k);
    for (auto &x : t) cin >> x;
    if (!k) return 0;
    vector<pair<string,int>> q{{t[0], 0}};
    t.erase(t.begin());
    vector<string> lines;
    while (!q.empty()) {
        auto [v, d] = q.front();
        q.erase(q.begin());
        if ((int) lines.size() <= d) lines.push_back(v); else lines[d] += " " + v;
        for (int s = 0; s < 2 && !t.empty(); s++) {
            if (t[0] != "null") q.push_back({t[0], d + 1});
            t.erase(t.begin());
        }
    }
    for (auto &l : lines) cout << l << "\n";
    return 0;
}
