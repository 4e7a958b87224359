#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<string> g(r);
    for (auto &x : g) cin >> x;
    vector<unsigned short> p(r * c);
    function<int(int)> f = [&](int x) { while (p[x] != x) x = p[x]; return x; };
    for (int i = 0; i < r * c && i < 65536; i++) p[i] = i;
    int n = 0;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) if (g[i][k] == '1') {
        n++;
        int me = (i * c + k) % 65536;
        for (auto [a, b] : {pair{i - 1, k}, {i, k - 1}}) if (a >= 0 && b >= 0 && g[a][b] == '1') {
            int x = f((a * c + b) % 65536), y = f(me);
            if (x != y) { p[x] = y; n--; }
        }
    }
    cout << n << "\n";
    return 0;
}
