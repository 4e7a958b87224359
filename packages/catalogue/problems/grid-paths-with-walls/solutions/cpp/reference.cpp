#include <iostream>
#include <string>
#include <vector>

using namespace std;

constexpr int MODULUS = 1'000'000'007;

/** Each row consists of '.' (free) and '#' (wall). */
int solve(const vector<string>& grid) {
    vector<int> routes(grid[0].size());
    routes[0] = 1;
    for (const string& row : grid) {
        for (size_t x = 0; x < routes.size(); x++) {
            if (row[x] == '#') {
                routes[x] = 0;
            } else if (x > 0) {
                // Twice the modulus still fits into an int, just.
                routes[x] = (routes[x] + routes[x - 1]) % MODULUS;
            }
        }
    }
    return routes.back();
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
