#include <bits/stdc++.h>
using namespace std;
static int kid[100000][26], cnt = 1, word_[100000]; static int r, c; static vector<string> g; static vector<int> found;
static void go(int i, int j, int t) {
    if (i < 0 || j < 0 || i >= r || j >= c || g[i][j] == '.') return;
    t = kid[t][g[i][j] - 'a']; if (!t) return;
    if (word_[t]) { found.push_back(word_[t] - 1); word_[t] = 0; }
    char x = g[i][j]; g[i][j] = '.'; go(i + 1, j, t); go(i - 1, j, t); go(i, j + 1, t); go(i, j - 1, t); g[i][j] = x;
}
int main() {
    int n; cin >> r >> c; g.resize(r); for (auto &x : g) cin >> x; cin >> n; vector<string> w(n);
    for (int k = 0; k < n; k++) {
        cin >> w[k]; int t = 0; bool room = true;
        for (char ch : w[k]) { int &q = kid[t][ch - 'a']; if (!q) { if (cnt == 100000) { room = false; break; } q = cnt++; } t = q; }
        if (room) word_[t] = k + 1;
    }
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) go(i, j, 0);
    vector<string> o; for (int k : found) o.push_back(w[k]); sort(o.begin(), o.end());
    printf("%zu\n", o.size()); for (auto &x : o) puts(x.c_str());
}
