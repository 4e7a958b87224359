#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cap, q; cin >> cap >> q;
    unordered_map<int, pair<int,int>> m;
    int t = 0;
    while (q--) {
        string op; int k, v; cin >> op >> k;
        t++;
        if (op == "get") {
            auto it = m.find(k);
            if (it == m.end()) cout << "-1\n"; else { it->second.second = t; cout << it->second.first << "\n"; }
        } else {
            cin >> v;
            if (!m.count(k) && (int) m.size() >= cap) {
                auto best = m.begin();
                for (auto it = m.begin(); it != m.end(); ++it) if (it->second.second < best->second.second) best = it;
                m.erase(best);
            }
            m[k] = {v, t};
        }
    }
    return 0;
}
