#include <bits/stdc++.h>

using namespace std;

/** Each road holds the farms at its ends, numbered from 1. */
int solve(int n, const vector<pair<int, int>>& roads) {
    vector<int> degree(n + 1);
    for (auto& [a, b] : roads) degree[a]++, degree[b]++;
    for (int i = n; i >= 1; i--)
        if (degree[roads[i - 1].first] > 1 && degree[roads[i - 1].second] > 1) return i;
    return 1;
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
