#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using namespace std;

/** Each road holds the farms at its ends, numbered from 1. */
int solve(int n, const vector<pair<int, int>>& roads) {
    vector<int> leader(n + 1);
    iota(leader.begin(), leader.end(), 0);
    auto find = [&](int farm) {
        while (leader[farm] != farm) {
            leader[farm] = leader[leader[farm]];
            farm = leader[farm];
        }
        return farm;
    };
    for (int i = 0; i < n; i++) {
        int a = find(roads[i].first);
        int b = find(roads[i].second);
        if (a == b) {
            return i + 1;
        }
        leader[a] = b;
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
