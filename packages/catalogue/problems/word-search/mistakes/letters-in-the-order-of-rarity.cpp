#include <bits/stdc++.h>
using namespace std;
static int r, c, m; static vector<string> g; static string w; static vector<int> cells[26], ord; static int at[16]; static bool used[100];
static bool adj(int a, int b) { return abs(a / c - b / c) + abs(a % c - b % c) == 1; }
static bool go(int k) {
    if (k == m) return true;
    int p = ord[k];
    for (int s : cells[w[p] - 'A']) {
        if (used[s]) continue;
        if (p > 0 && at[p - 1] >= 0 && !adj(s, at[p - 1])) continue;
        if (p + 1 < m && at[p + 1] >= 0 && !adj(s, at[p + 1])) continue;
        used[s] = true; at[p] = s; if (go(k + 1)) return true; used[s] = false; at[p] = -1;
    }
    return false;
}
int main() {
    cin >> r >> c; g.resize(r); for (auto &x : g) cin >> x; cin >> w; m = w.size();
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) cells[g[i][j] - 'A'].push_back(i * c + j);
    ord.resize(m); iota(ord.begin(), ord.end(), 0); fill(at, at + 16, -1);
    stable_sort(ord.begin(), ord.end(), [](int a, int b) { return cells[w[a] - 'A'].size() < cells[w[b] - 'A'].size(); });
    puts(go(0) ? "true" : "false");
}
