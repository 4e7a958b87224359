#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
vector<int> solve(int n, const vector<pair<int, int>>& roads) {
    vector<vector<pair<int, int>>> near(n + 1);
    for (int i = 0; i < (int)roads.size(); i++) {
        auto [a, b] = roads[i];
        near[a].push_back({b, i + 1});
        near[b].push_back({a, i + 1});
    }
    vector<int> number(n + 1), low(n + 1), entry(n + 1), critical;
    int count = 0;
    for (int first = 1; first <= n; first++) {
        if (number[first]) {
            continue;
        }
        number[first] = low[first] = ++count;
        vector<int> stack = {first};
        while (!stack.empty()) {
            int v = stack.back();
            if (!near[v].empty()) {
                auto [w, road] = near[v].back();
                near[v].pop_back();
                if (road == entry[v]) {
                    continue;
                }
                if (number[w]) {
                    low[v] = min(low[v], number[w]);
                } else {
                    number[w] = low[w] = ++count;
                    entry[w] = road;
                    stack.push_back(w);
                }
            } else {
                stack.pop_back();
                if (stack.empty()) {
                    continue;
                }
                int parent = stack.back();
                if (low[v] > number[parent]) {
                    critical.push_back(entry[v]);
                }
                low[parent] = min(low[parent], low[v]);
            }
        }
    }
    sort(critical.begin(), critical.end());
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
