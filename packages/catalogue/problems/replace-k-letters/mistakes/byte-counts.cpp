#include <bits/stdc++.h>

using namespace std;

int solve(const string& tiles, int k) {
    vector<short> counts(128);
    int most = 0, left = 0, n = tiles.size();
    for (int r = 0; r < n; r++) {
        most = max(most, (int)++counts[tiles[r]]);
        if (r - left + 1 > most + k) counts[tiles[left++]]--;
    }
    return n - left;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string tiles;
    int k;
    cin >> tiles >> k;
    cout << solve(tiles, k) << '\n';
}
