#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    list<string> a;
    while (q--) {
        string op, w; cin >> op >> w;
        auto it = a.begin();
        while (it != a.end() && *it < w) ++it;
        if (op == "add") { if (it == a.end() || *it != w) a.insert(it, w); }
        else if (op == "has") cout << (it != a.end() && *it == w ? "true" : "false") << "\n";
        else cout << (it != a.end() && it->compare(0, w.size(), w) == 0 ? "true" : "false") << "\n";
    }
    return 0;
}
