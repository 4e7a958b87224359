#include <algorithm>
#include <array>
#include <iostream>
#include <string>

using namespace std;

int solve(const string& tiles, int k) {
    array<int, 128> counts{};
    int most = 0;
    int left = 0;
    const int n = static_cast<int>(tiles.size());
    for (int right = 0; right < n; right++) {
        most = max(most, ++counts[tiles[right]]);
        if (right - left + 1 > most + k) {
            counts[tiles[left++]]--;
        }
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
