#include <bits/stdc++.h>

using namespace std;

int solve(const vector<vector<int>>& h) {
    int r = h.size(), c = h[0].size(), count = 0;
    vector<int> seen(r * c);
    for (int start = 0; start < r * c; start++) {
        vector<int> stack = {start};
        seen[start] = start + 1;
        int seas = 0;
        while (!stack.empty()) {
            int at = stack.back(), y = at / c, x = at % c;
            stack.pop_back();
            if (y == 0 || x == 0) seas |= 1;
            if (y == r - 1 || x == c - 1) seas |= 2;
            for (auto [v, u] : {pair(y - 1, x), pair(y, x + 1), pair(y + 1, x), pair(y, x - 1)}) {
                if (v < 0 || u < 0 || v == r || u == c || seen[v * c + u] == start + 1 || h[v][u] > h[y][x]) continue;
                seen[v * c + u] = start + 1;
                stack.push_back(v * c + u);
            }
        }
        count += seas == 3;
    }
    return count;
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
