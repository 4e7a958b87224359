#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, t; cin >> n >> t;
    unordered_map<short,int> p;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        if (p.count(t - x)) { cout << p[t - x] << ' ' << i << "\n"; return 0; }
        p[x] = i;
    }
    return 0;
}
