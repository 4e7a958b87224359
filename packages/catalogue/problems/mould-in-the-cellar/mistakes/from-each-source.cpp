#include <bits/stdc++.h>

using namespace std;

/** '.' is an empty place, 'o' a fresh cheese, 'x' a mouldy one. */
int solve(vector<string> shelf) {
    int r = shelf.size(), c = shelf[0].size();
    vector<int> best(r * c, INT_MAX);
    for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) {
        if (shelf[i][j] != 'x') continue;
        vector<int> dist(r * c, -1);
        vector<int> queue = {i * c + j};
        dist[i * c + j] = 0;
        for (size_t k = 0; k < queue.size(); k++) {
            int at = queue[k], y0 = at / c, x0 = at % c;
            best[at] = min(best[at], dist[at]);
            for (auto [y, x] : {pair(y0 - 1, x0), pair(y0 + 1, x0), pair(y0, x0 - 1), pair(y0, x0 + 1)})
                if (y >= 0 && y < r && x >= 0 && x < c && shelf[y][x] != '.' && dist[y * c + x] < 0) { dist[y * c + x] = dist[at] + 1; queue.push_back(y * c + x); }
        }
    }
    int last = 0;
    for (int at = 0; at < r * c; at++) if (shelf[at / c][at % c] == 'o') last = max(last, best[at]);
    return last == INT_MAX ? -1 : last;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<string> shelf(r);
    for (string& row : shelf) {
        cin >> row;
    }
    cout << solve(shelf) << '\n';
}
