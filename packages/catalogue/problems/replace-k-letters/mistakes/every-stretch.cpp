#include <bits/stdc++.h>

using namespace std;

int solve(const string& tiles, int k) {
    int n = tiles.size(), best = 0;
    for (int i = 0; i < n; i++) {
        int counts[128] = {0}, most = 0;
        for (int j = i; j < n; j++) {
            most = max(most, ++counts[(int)tiles[j]]);
            if (j - i + 1 - most <= k) best = max(best, j - i + 1);
        }
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
