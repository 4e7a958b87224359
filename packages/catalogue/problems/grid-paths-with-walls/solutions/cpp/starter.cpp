#include <iostream>
#include <string>
#include <vector>

using namespace std;

constexpr int MODULUS = 1'000'000'007;

/** Each row consists of '.' (free) and '#' (wall). */
int solve(const vector<string>& grid) {
    // Write your solution here.
    return 0;
}

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> grid(r);
    for (string& row : grid) {
        cin >> row;
    }
    cout << solve(grid) << '\n';
}
