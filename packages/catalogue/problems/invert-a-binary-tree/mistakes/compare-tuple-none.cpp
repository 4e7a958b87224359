#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    if (!k) { cout << "0\n\n"; return 0; }
    vector<string> t(k);
    for (auto &x : t) cin >> x;
    map<long long, string> node;
    vector<long long> q{1};
    node[1] = t[0];
    int i = 1;
    for (size_t h = 0; h < q.size() && i < k; h++)
        for (int d = 0; d < 2 && i < k; d++, i++)
            if (t[i] != "null") { long long id = q[h] * 2 + (1 - d); node[id] = t[i]; q.push_back(id); }
    vector<string> o;
    queue<long long> w; w.push(1);
    while (!w.empty()) {
        long long x = w.front(); w.pop();
        if (!node.count(x)) { o.push_back("null"); continue; }
        o.push_back(node[x]);
        w.push(2 * x); w.push(2 * x + 1);
        if (o.size() > 300000) break;
    }
    while (o.back() == "null") o.pop_back();
    cout << o.size() << "\n";
    for (auto &s : o) cout << s << ' ';
    cout << "\n";
    return 0;
}
