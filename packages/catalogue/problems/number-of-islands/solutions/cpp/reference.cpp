#include <iostream>
#include <stack>
#include <string>
#include <utility>
#include <vector>

using namespace std;

/** Turns the island around a square into water. */
void sink(vector<string>& grid, int row, int column) {
    const int rows = static_cast<int>(grid.size());
    const int columns = static_cast<int>(grid[0].size());
    const pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    stack<pair<int, int>> open;
    grid[row][column] = '0';
    open.push({row, column});
    while (!open.empty()) {
        const auto [y, x] = open.top();
        open.pop();
        for (const auto& [dy, dx] : steps) {
            const int nextY = y + dy;
            const int nextX = x + dx;
            if (nextY >= 0 && nextY < rows && nextX >= 0 && nextX < columns && grid[nextY][nextX] == '1') {
                grid[nextY][nextX] = '0';
                open.push({nextY, nextX});
            }
        }
    }
}

/** Each row holds the characters '0' (water) and '1' (land). */
int solve(vector<string> grid) {
    int islands = 0;
    for (size_t row = 0; row < grid.size(); row++) {
        for (size_t column = 0; column < grid[row].size(); column++) {
            if (grid[row][column] == '1') {
                islands++;
                sink(grid, static_cast<int>(row), static_cast<int>(column));
            }
        }
    }
    return islands;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<string> grid(r);
    for (string& row : grid) {
        cin >> row;
    }
    cout << solve(grid) << '\n';
}
