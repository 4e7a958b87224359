#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<unsigned> t;
    while (n--) {
        unsigned x; int v; cin >> v; x = v;
        auto it = lower_bound(t.begin(), t.end(), x);
        if (it == t.end()) t.push_back(x); else *it = x;
    }
    cout << t.size() << "\n";
    return 0;
}
