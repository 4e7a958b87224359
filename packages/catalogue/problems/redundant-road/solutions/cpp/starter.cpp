#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Each road holds the farms at its ends, numbered from 1. */
int solve(int n, const vector<pair<int, int>>& roads) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<int, int>> roads(n);
    for (auto& [a, b] : roads) {
        cin >> a >> b;
    }
    cout << solve(n, roads) << '\n';
}
