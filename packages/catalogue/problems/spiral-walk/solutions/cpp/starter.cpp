#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<vector<int>>& lawn) {
    // Write your solution here.
    return lawn[0];
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
