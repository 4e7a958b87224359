#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    set<string> words, pre;
    while (q--) {
        string op, w; cin >> op >> w;
        if (op == "add") { words.insert(w); for (size_t i = 1; i <= min<size_t>(w.size(), 16); i++) pre.insert(w.substr(0, i)); }
        else cout << ((op == "has" ? words : pre).count(w) ? "true" : "false") << "\n";
    }
    return 0;
}
