#include <iostream>
#include <utility>
#include <vector>

using namespace std;

vector<int> solve(const vector<vector<int>>& lawn) {
    const int rows = static_cast<int>(lawn.size());
    const int columns = static_cast<int>(lawn[0].size());
    vector<vector<bool>> mown(rows, vector<bool>(columns));
    const auto isFree = [&](int y, int x) {
        return y >= 0 && y < rows && x >= 0 && x < columns && !mown[y][x];
    };
    const pair<int, int> directions[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    vector<int> walk;
    int y = 0;
    int x = 0;
    int direction = 0;
    for (int i = 0; i < rows * columns; i++) {
        walk.push_back(lawn[y][x]);
        mown[y][x] = true;
        if (!isFree(y + directions[direction].first, x + directions[direction].second)) {
            direction = (direction + 1) % 4;
        }
        y += directions[direction].first;
        x += directions[direction].second;
    }
    return walk;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int r, c;
    cin >> r >> c;
    vector<vector<int>> lawn(r, vector<int>(c));
    for (vector<int>& row : lawn) {
        for (int& number : row) {
            cin >> number;
        }
    }
    const vector<int> walk = solve(lawn);
    for (size_t i = 0; i < walk.size(); i++) {
        cout << (i > 0 ? " " : "") << walk[i];
    }
    cout << '\n';
}
