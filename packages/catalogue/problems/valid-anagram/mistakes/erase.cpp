#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    list<char> l(t.begin(), t.end());
    bool ok = s.size() == t.size();
    for (char ch : s) {
        auto it = find(l.begin(), l.end(), ch);
        if (it == l.end()) { ok = false; break; }
        l.erase(it);
    }
    cout << (ok ? "true" : "false") << "\n";
    return 0;
}
