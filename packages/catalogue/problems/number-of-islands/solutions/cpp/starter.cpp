#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** Each row holds the characters '0' (water) and '1' (land). */
int solve(vector<string> grid) {
    // Write your solution here.
    return 0;
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
