#include <bits/stdc++.h>

using namespace std;

int solve(const vector<vector<int>>& h) {
    int r = h.size(), c = h[0].size();
    vector<vector<char>> blue(r, vector<char>(c)), green = blue;
    for (int y = 0; y < r; y++)
        for (int x = 0; x < c; x++)
            blue[y][x] = y == 0 || x == 0 || (blue[y - 1][x] && h[y][x] >= h[y - 1][x]) || (blue[y][x - 1] && h[y][x] >= h[y][x - 1]);
    for (int y = r - 1; y >= 0; y--)
        for (int x = c - 1; x >= 0; x--)
            green[y][x] = y == r - 1 || x == c - 1 || (green[y + 1][x] && h[y][x] >= h[y + 1][x]) || (green[y][x + 1] && h[y][x] >= h[y][x + 1]);
    int both = 0;
    for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) both += blue[y][x] && green[y][x];
    return both;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<vector<int>> heights(r, vector<int>(c));
    for (vector<int>& row : heights) {
        for (int& height : row) {
            cin >> height;
        }
    }
    cout << solve(heights) << '\n';
}
