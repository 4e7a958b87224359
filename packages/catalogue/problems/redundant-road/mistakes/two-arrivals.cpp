#include <bits/stdc++.h>

using namespace std;

/** Each road holds the farms at its ends, numbered from 1. */
int solve(int n, const vector<pair<int, int>>& roads) {
    vector<bool> reached(n + 1);
    for (int i = 0; i < n; i++) {
        if (reached[roads[i].second]) return i + 1;
        reached[roads[i].second] = true;
    }
    return n;
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
