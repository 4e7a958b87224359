#include <bits/stdc++.h>

using namespace std;

struct Road {
    int u, v, w;
};

vector<optional<long long>> solve(int n, const vector<Road>& roads, const vector<pair<int, int>>& questions) {
    vector<optional<long long>> answers;
    const long long noWay = LLONG_MAX / 2;
    for (auto [a, b] : questions) {
        vector<long long> cost(n + 1, noWay);
        cost[a] = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (auto& [u, v, w] : roads) {
                if (cost[u] == noWay || cost[u] + w >= cost[v]) continue;
                cost[v] = cost[u] + w;
                changed = true;
            }
        }
        answers.push_back(cost[b] == noWay ? nullopt : optional(cost[b]));
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q;
    cin >> n >> m >> q;
    vector<Road> roads(m);
    for (Road& road : roads) {
        cin >> road.u >> road.v >> road.w;
    }
    vector<pair<int, int>> questions(q);
    for (auto& [a, b] : questions) {
        cin >> a >> b;
    }
    for (const optional<long long>& cost : solve(n, roads, questions)) {
        cout << (cost ? to_string(*cost) : "none") << '\n';
    }
}
