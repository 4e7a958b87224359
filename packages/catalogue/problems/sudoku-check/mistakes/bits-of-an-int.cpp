#include <iostream>
#include <vector>

using namespace std;

bool solve(int k, const vector<vector<int>>& grid) {
    const int size = k * k;
    vector<unsigned> rows(size), columns(size), boxes(size);
    for (int r = 0; r < size; r++) {
        for (int c = 0; c < size; c++) {
            if (grid[r][c] == 0) continue;
            const unsigned bit = 1u << (grid[r][c] % 32);
            unsigned& box = boxes[r / k * k + c / k];
            if ((rows[r] | columns[c] | box) & bit) return false;
            rows[r] |= bit;
            columns[c] |= bit;
            box |= bit;
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
