#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

using namespace std;

int solve(string row) {
    string goal = row;
    sort(goal.begin(), goal.end(), [](char a, char b) { return string("rwb").find(a) < string("rwb").find(b); });
    int steps = 0;
    for (size_t i = 0; i < row.size(); i++) {
        for (size_t j = 0; j < row.size() && row[i] != goal[i]; j++) {
            if (row[j] == goal[i] && goal[j] == row[i]) {
                swap(row[i], row[j]);
                steps++;
            }
        }
    }
    for (size_t i = 0; i < row.size(); i++) {
        for (size_t j = i + 1; j < row.size() && row[i] != goal[i]; j++) {
            if (row[j] == goal[i]) {
                swap(row[i], row[j]);
                steps++;
            }
        }
    }
    return steps;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string flags;
    cin >> flags;
    cout << solve(flags) << '\n';
}
