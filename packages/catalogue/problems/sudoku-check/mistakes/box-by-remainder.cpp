#include <iostream>
#include <vector>

using namespace std;

bool solve(int k, const vector<vector<int>>& grid) {
    const int size = k * k;
    vector<vector<char>> rows(size, vector<char>(size + 1));
    vector<vector<char>> columns = rows;
    vector<vector<char>> boxes = rows;
    for (int r = 0; r < size; r++) {
        for (int c = 0; c < size; c++) {
            const int number = grid[r][c];
            const int box = r % k * k + c % k;
            if (number == 0) {
                continue;
            }
            if (rows[r][number] || columns[c][number] || boxes[box][number]) {
                return false;
            }
            rows[r][number] = columns[c][number] = boxes[box][number] = true;
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
