#include <iostream>
#include <stack>
#include <utility>
#include <vector>

using namespace std;

/** Repaints the picture in place; row and column of the click are counted from 0. */
void solve(vector<vector<int>>& picture, int row, int column, int color) {
    const int old = picture[row][column];
    if (old == color) {
        return;
    }
    const int rows = static_cast<int>(picture.size());
    const int columns = static_cast<int>(picture[0].size());
    const pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    stack<pair<int, int>> open;
    picture[row][column] = color;
    open.push({row, column});
    while (!open.empty()) {
        const auto [y, x] = open.top();
        open.pop();
        for (const auto& [dy, dx] : steps) {
            const int nextY = y + dy;
            const int nextX = x + dx;
            if (nextY >= 0 && nextY < rows && nextX >= 0 && nextX < columns && picture[nextY][nextX] == old) {
                picture[nextY][nextX] = color;
                open.push({nextY, nextX});
            }
        }
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c, row, column, color;
    cin >> r >> c >> row >> column >> color;
    vector<vector<int>> picture(r, vector<int>(c));
    for (vector<int>& colors : picture) {
        for (int& pixel : colors) {
            cin >> pixel;
        }
    }
    solve(picture, row, column, color);
    for (const vector<int>& colors : picture) {
        for (int x = 0; x < c; x++) {
            cout << colors[x] << (x + 1 < c ? ' ' : '\n');
        }
    }
}
