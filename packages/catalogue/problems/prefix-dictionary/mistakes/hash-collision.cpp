#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    set<long long> words, pre;
    auto h = [](const string &s) { unsigned x = 0; for (char ch : s) x = x * 26 + (ch - 'a'); return (long long) x * 32 + (s.size() > 5 ? 6 : s.size()); };
    while (q--) {
        string op, w; cin >> op >> w;
        if (op == "add") { words.insert(h(w)); for (size_t i = 1; i <= w.size(); i++) pre.insert(h(w.substr(0, i))); }
        else cout << ((op == "has" ? words : pre).count(h(w)) ? "true" : "false") << "\n";
    }
    return 0;
}
