#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

using namespace std;

int solve(const string& flags) {
    const string colours = "rwb";
    size_t goal[3] = {};
    for (char flag : flags) {
        goal[colours.find(flag)]++;
    }
    // How many flags of each colour hang in each part.
    int hanging[3][3] = {};
    for (size_t i = 0; i < flags.size(); i++) {
        const int part = i < goal[0] ? 0 : i < goal[0] + goal[1] ? 1 : 2;
        hanging[part][colours.find(flags[i])]++;
    }
    const int pairs = min(hanging[0][1], hanging[1][0])
        + min(hanging[0][2], hanging[2][0])
        + min(hanging[1][2], hanging[2][1]);
    const int circles = abs(hanging[0][1] - hanging[1][0]);
    return pairs + circles;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string flags;
    cin >> flags;
    cout << solve(flags) << '\n';
}
