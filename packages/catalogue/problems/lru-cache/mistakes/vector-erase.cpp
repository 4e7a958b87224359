#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cap, q; cin >> cap >> q;
    list<pair<int,int>> l;
    while (q--) {
        string op; int k, v = 0; cin >> op >> k;
        if (op == "put") cin >> v;
        auto it = l.begin();
        while (it != l.end() && it->first != k) ++it;
        if (op == "get") {
            if (it == l.end()) { cout << "-1\n"; continue; }
            cout << it->second << "\n";
            l.splice(l.end(), l, it);
        } else {
            if (it != l.end()) l.erase(it);
            else if ((int) l.size() == cap) l.pop_front();
            l.push_back({k, v});
        }
    }
    return 0;
}
