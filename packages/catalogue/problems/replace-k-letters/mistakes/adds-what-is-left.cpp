#include <bits/stdc++.h>

using namespace std;

int solve(const string& tiles, int k) {
    int n = tiles.size(), longest = 0;
    for (char c = 'A'; c <= 'Z'; c++) {
        int left = 0, others = 0;
        for (int right = 0; right < n; right++) {
            if (tiles[right] != c) others++;
            while (others > k) if (tiles[left++] != c) others--;
            longest = max(longest, right - left + 1 + (k - others));
        }
    }
    return longest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string tiles;
    int k;
    cin >> tiles >> k;
    cout << solve(tiles, k) << '\n';
}
