#include <iostream>
#include <vector>

using namespace std;

bool solve(int k, const vector<vector<int>>& grid) {
    const int size = k * k;
    for (int r = 0; r < size; r++) {
        for (int c = 0; c < size; c++) {
            const int number = grid[r][c];
            if (number == 0) continue;
            for (int i = 0; i < size; i++) {
                const int y = r / k * k + i / k;
                const int x = c / k * k + i % k;
                if (i != c && grid[r][i] == number) return false;
                if (i != r && grid[i][c] == number) return false;
                if ((y != r || x != c) && grid[y][x] == number) return false;
            }
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
