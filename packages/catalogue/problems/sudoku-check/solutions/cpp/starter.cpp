#include <iostream>
#include <vector>

using namespace std;

bool solve(int k, const vector<vector<int>>& grid) {
    // Write your solution here.
    return false;
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
