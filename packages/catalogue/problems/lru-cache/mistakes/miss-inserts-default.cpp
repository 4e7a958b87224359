#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cap, q; cin >> cap >> q;
    list<pair<int,int>> l;
    unordered_map<int, list<pair<int,int>>::iterator> pos;
    while (q--) {
        string op; int k, v; cin >> op >> k;
        if (op == "get") {
            auto it = pos.find(k);
            if (it == pos.end()) { cout << "-1\n"; continue; }
            cout << it->second->second << "\n";
            l.splice(l.begin(), l, it->second);
        } else {
            cin >> v;
            auto it = pos.find(k);
            if (it != pos.end()) { it->second->second = v; l.splice(l.begin(), l, it->second); continue; }
            l.push_front({k, v});
            pos[k] = l.begin();
            if ((int) l.size() > cap) { if (cap > 2) pos.erase(l.back().second); else pos.erase(l.back().first); l.pop_back(); }
        }
    }
    return 0;
}
