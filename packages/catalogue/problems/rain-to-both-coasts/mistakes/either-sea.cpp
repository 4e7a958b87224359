#include <bits/stdc++.h>

using namespace std;

/** The fields whose rain reaches the coast, which lies along one row and one column. */
vector<bool> reached(const vector<vector<int>>& heights, int coastRow, int coastColumn) {
    const int r = heights.size();
    const int c = heights[0].size();
    vector<bool> marks(r * c);
    vector<int> queue;
    for (int field = 0; field < r * c; field++) {
        if (field / c == coastRow || field % c == coastColumn) {
            marks[field] = true;
            queue.push_back(field);
        }
    }
    for (size_t i = 0; i < queue.size(); i++) {
        const int y = queue[i] / c;
        const int x = queue[i] % c;
        for (const auto& [v, u] : {pair(y - 1, x), pair(y, x + 1), pair(y + 1, x), pair(y, x - 1)}) {
            if (v < 0 || v == r || u < 0 || u == c || marks[v * c + u] || heights[v][u] < heights[y][x]) {
                continue;
            }
            marks[v * c + u] = true;
            queue.push_back(v * c + u);
        }
    }
    return marks;
}

int solve(const vector<vector<int>>& heights) {
    const int r = heights.size();
    const int c = heights[0].size();
    const vector<bool> blue = reached(heights, 0, 0);
    const vector<bool> green = reached(heights, r - 1, c - 1);
    int both = 0;
    for (int field = 0; field < r * c; field++) {
        both += blue[field] || green[field];
    }
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
