#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string b, e; int n; cin >> b >> e >> n;
    set<string> w;
    while (n--) { string s; cin >> s; w.insert(s); }
    queue<pair<string,int>> q; q.push({b, 1});
    while (!q.empty()) {
        auto [s, d] = q.front(); q.pop();
        if (s == e) { cout << d << "\n"; return 0; }
        if (d > 100) break;
        for (size_t i = 0; i < s.size(); i++) for (char ch = 'a'; ch <= 'z'; ch++) {
            string x = s; x[i] = ch;
            if (w.count(x)) { q.push({x, d + 1}); w.erase(x); }
        }
    }
    cout << 0 << "\n";
    return 0;
}
