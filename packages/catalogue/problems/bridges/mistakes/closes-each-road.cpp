#include <bits/stdc++.h>

using namespace std;

int groups(int n, const vector<pair<int, int>>& roads, int closed) {
    vector<int> leader(n + 1);
    iota(leader.begin(), leader.end(), 0);
    auto find = [&](int v) { while (leader[v] != v) v = leader[v] = leader[leader[v]]; return v; };
    int count = n;
    for (int i = 0; i < (int)roads.size(); i++) {
        if (i == closed) continue;
        int a = find(roads[i].first), b = find(roads[i].second);
        count -= a != b;
        leader[a] = b;
    }
    return count;
}

/** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
vector<int> solve(int n, const vector<pair<int, int>>& roads) {
    vector<int> critical;
    int all = groups(n, roads, -1);
    for (int i = 0; i < (int)roads.size(); i++) if (groups(n, roads, i) > all) critical.push_back(i + 1);
    return critical;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> roads(m);
    for (auto& [a, b] : roads) {
        cin >> a >> b;
    }
    vector<int> critical = solve(n, roads);
    cout << critical.size() << '\n';
    for (int road : critical) {
        cout << road << ' ';
    }
    cout << '\n';
}
