#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    set<string> s;
    while (q--) {
        string op, w; cin >> op >> w;
        if (op == "add") s.insert(w);
        else if (op == "has") cout << (s.count(w) ? "true" : "false") << "\n";
        else {
            bool f = false;
            for (auto &x : s) if (x.substr(0, w.size()) == w) { f = true; break; }
            cout << (f ? "true" : "false") << "\n";
        }
    }
    return 0;
}
