#include <iostream>
#include <vector>

using namespace std;

bool solve(int k, const vector<vector<int>>& grid) {
    const int size = k * k;
    for (int i = 0; i < size * size; i++) {
        const int r = i / size;
        const int c = i % size;
        for (int j = 0; j < i; j++) {
            const int y = j / size;
            const int x = j % size;
            if (grid[r][c] == 0 || grid[r][c] != grid[y][x]) continue;
            if (r == y || c == x || (r / k == y / k && c / k == x / k)) return false;
        }
    }
    return true;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<vector<int>> grid(k * k, vector<int>(k * k));
    for (vector<int>& row : grid) {
        for (int& number : row) {
            cin >> number;
        }
    }
    cout << (solve(k, grid) ? "true" : "false") << '\n';
}
