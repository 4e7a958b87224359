#include <bits/stdc++.h>
using namespace std;
int r, c;
vector<string> g;
long long f(int i, int k) {
    if (i >= r || k >= c || g[i][k] == '#') return 0;
    if (i == r - 1 && k == c - 1) return 1;
    return (f(i + 1, k) + f(i, k + 1)) % 1000000007;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> r >> c;
    g.resize(r);
    for (auto &x : g) cin >> x;
    cout << f(0, 0) << "\n";
    return 0;
}
