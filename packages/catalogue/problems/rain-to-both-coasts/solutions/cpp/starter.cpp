#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<vector<int>>& heights) {
    // Write your solution here.
    return 0;
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
