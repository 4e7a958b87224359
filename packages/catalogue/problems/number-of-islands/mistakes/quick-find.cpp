#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<string> g(r);
    for (auto &x : g) cin >> x;
    vector<int> id(r * c);
    for (int i = 0; i < r * c; i++) id[i] = i;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) if (g[i][k] == '1')
        for (auto [a, b] : {pair{i - 1, k}, {i, k - 1}}) if (a >= 0 && b >= 0 && g[a][b] == '1') {
            int x = id[a * c + b], y = id[i * c + k];
            if (x != y) for (int &z : id) if (z == x) z = y;
        }
    set<int> s;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) if (g[i][k] == '1') s.insert(id[i * c + k]);
    cout << s.size() << "\n";
    return 0;
}
