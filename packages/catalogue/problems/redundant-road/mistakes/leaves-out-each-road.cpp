#include <bits/stdc++.h>

using namespace std;

/** Each road holds the farms at its ends, numbered from 1. */
int solve(int n, const vector<pair<int, int>>& roads) {
    vector<int> leader(n + 1);
    auto find = [&](int v) { while (leader[v] != v) v = leader[v] = leader[leader[v]]; return v; };
    for (int out = n - 1; out >= 0; out--) {
        iota(leader.begin(), leader.end(), 0);
        int groups = n;
        for (int i = 0; i < n; i++) {
            if (i == out) continue;
            int a = find(roads[i].first), b = find(roads[i].second);
            if (a != b) groups--;
            leader[a] = b;
        }
        if (groups == 1) return out + 1;
    }
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
