#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c; cin >> r >> c;
    vector<vector<int>> g(r, vector<int>(c));
    for (auto &v : g) for (auto &x : v) cin >> x;
    list<pair<int,int>> seen;
    int y = 0, x = 0, d = 0, dy[] = {0, 1, 0, -1}, dx[] = {1, 0, -1, 0};
    for (int s = 0; s < r * c; s++) {
        cout << g[y][x] << ' ';
        seen.push_back({y, x});
        int a = y + dy[d], b = x + dx[d];
        if (a < 0 || b < 0 || a >= r || b >= c || find(seen.begin(), seen.end(), make_pair(a, b)) != seen.end()) {
            d = (d + 1) % 4; a = y + dy[d]; b = x + dx[d];
        }
        y = a; x = b;
    }
    cout << "\n";
    return 0;
}
