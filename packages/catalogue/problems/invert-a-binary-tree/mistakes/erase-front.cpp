#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<string> t(k);
    for (auto &x : t) cin >> x;
    if (!k) { cout << "0\n\n"; return 0; }
    map<string, int> dummy;
    vector<string> val{t[0]};
    vector<array<int,2>> ch{{-1, -1}};
    vector<int> q{0};
    t.erase(t.begin());
    while (!t.empty()) {
        int x = q.front(); q.erase(q.begin());
        for (int d = 0; d < 2 && !t.empty(); d++) {
            if (t[0] != "null") { ch[x][1 - d] = val.size(); q.push_back(val.size()); val.push_back(t[0]); ch.push_back({-1, -1}); }
            t.erase(t.begin());
        }
    }
    vector<string> o;
    q = {0};
    for (size_t h = 0; h < q.size(); h++) {
        if (q[h] < 0) { o.push_back("null"); continue; }
        o.push_back(val[q[h]]);
        q.push_back(ch[q[h]][0]); q.push_back(ch[q[h]][1]);
    }
    while (o.back() == "null") o.pop_back();
    cout << o.size() << "\n";
    for (auto &s : o) cout << s << ' ';
    return 0;
}
