#include <bits/stdc++.h>

using namespace std;

/** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
vector<int> solve(int n, const vector<pair<int, int>>& roads) {
    vector<vector<pair<int, int>>> near(n + 1);
    for (int i = 0; i < (int)roads.size(); i++) {
        near[roads[i].first].push_back({roads[i].second, i});
        near[roads[i].second].push_back({roads[i].first, i});
    }
    vector<int> depth(n + 1), parent(n + 1), entry(n + 1, -1);
    for (int first = 1; first <= n; first++) {
        if (depth[first]) continue;
        depth[first] = 1;
        vector<int> queue = {first};
        for (size_t k = 0; k < queue.size(); k++)
            for (auto [w, i] : near[queue[k]])
                if (!depth[w]) { depth[w] = depth[queue[k]] + 1; parent[w] = queue[k]; entry[w] = i; queue.push_back(w); }
    }
    vector<char> safe(roads.size());
    for (int i = 0; i < (int)roads.size(); i++) {
        auto [a, b] = roads[i];
        if (entry[a] == i || entry[b] == i) continue;
        safe[i] = 1;
        while (a != b) {
            if (depth[a] < depth[b]) swap(a, b);
            safe[entry[a]] = 1;
            a = parent[a];
        }
    }
    vector<int> critical;
    for (int i = 0; i < (int)roads.size(); i++) if (!safe[i]) critical.push_back(i + 1);
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
