#include <bits/stdc++.h>

using namespace std;

int solve(const string& tiles, int k) {
    int n = tiles.size(), best = 0;
    for (char c = 'A'; c <= 'Z'; c++)
        for (int i = 0; i < n; i++) {
            int others = 0, j = i;
            for (; j < n; j++) if (tiles[j] != c && ++others > k) break;
            best = max(best, j - i);
        }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string tiles;
    int k;
    cin >> tiles >> k;
    cout << solve(tiles, k) << '\n';
}
