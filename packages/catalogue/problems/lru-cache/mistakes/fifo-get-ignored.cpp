#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int cap, q; cin >> cap >> q;
    unordered_map<int,int> val, when;
    map<int,int> order;
    int t = 0;
    while (q--) {
        string op; int k, v; cin >> op >> k;
        t++;
        if (op == "get") {
            if (!val.count(k)) { cout << -1 << "\n"; continue; }
            cout << val[k] << "\n";
            if (val[k] >= 0 && (int) val.size() == cap) { order.erase(when[k]); when[k] = t; order[t] = k; }
        } else {
            cin >> v;
            if (val.count(k)) order.erase(when[k]);
            else if ((int) val.size() == cap) { int o = order.begin()->second; order.erase(order.begin()); val.erase(o); when.erase(o); }
            val[k] = v; when[k] = t; order[t] = k;
        }
    }
    return 0;
}
