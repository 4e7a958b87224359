#include <bits/stdc++.h>
using namespace std;
set<vector<int>> res;
void rec(vector<int> cur) {
    res.insert(cur);
    for (size_t i = 0; i < cur.size(); i++) {
        vector<int> nxt = cur;
        nxt.erase(nxt.begin() + i);
        rec(nxt);
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    rec(a);
    for (auto &s : res) {
        if (s.empty()) cout << '-';
        for (size_t i = 0; i < s.size(); i++) cout << (i ? " " : "") << s[i];
        cout << '\n';
    }
    return 0;
}
