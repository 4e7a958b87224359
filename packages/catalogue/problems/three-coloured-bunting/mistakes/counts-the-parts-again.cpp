#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

using namespace std;

int solve(string row) {
    const string colours = "rwb";
    size_t from[4] = {};
    for (char flag : row) from[colours.find(flag) + 1]++;
    from[2] += from[1];
    from[3] += from[2];
    const auto indexOf = [&](char colour, int part) {
        size_t i = from[part];
        while (i < from[part + 1] && row[i] != colour) i++;
        return i;
    };
    int steps = 0;
    for (int x = 0; x < 3; x++) {
        for (int y = x + 1; y < 3; y++) {
            while (true) {
                const size_t i = indexOf(colours[y], x);
                const size_t j = indexOf(colours[x], y);
                if (i == from[x + 1] || j == from[y + 1]) break;
                swap(row[i], row[j]);
                steps++;
            }
        }
    }
    int left = 0;
    for (int x = 0; x < 3; x++) {
        for (size_t i = from[x]; i < from[x + 1]; i++) left += row[i] != colours[x];
    }
    return steps + 2 * left / 3;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string flags;
    cin >> flags;
    cout << solve(flags) << '\n';
}
