#include <bits/stdc++.h>

using namespace std;

int solve(const string& tiles, int k) {
    int n = tiles.size(), best = 0;
    for (char c = 'A'; c <= 'Z'; c++) {
        vector<int> pos;
        for (int i = 0; i < n; i++) if (tiles[i] == c) pos.push_back(i);
        size_t l = 0;
        for (size_t r = 0; r < pos.size(); r++) {
            while (pos[r] - pos[l] + 1 - (int)(r - l + 1) > k) l++;
            best = max(best, (int)(r - l + 1) + k);
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
