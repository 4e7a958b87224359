#include <bits/stdc++.h>

using namespace std;

struct Road {
    int u, v, w;
};

vector<optional<long long>> solve(int n, const vector<Road>& roads, const vector<pair<int, int>>& questions) {
    const long long noWay = LLONG_MAX / 4;
    vector<vector<long long>> toll(n + 1, vector<long long>(n + 1, noWay));
    for (int i = 1; i <= n; i++) toll[i][i] = 0;
    for (auto& [u, v, w] : roads) toll[u][v] = min<long long>(toll[u][v], w);
    auto cost = toll;
    for (int round = 1; round < n; round++) {
        auto next = cost;
        for (int i = 1; i <= n; i++)
            for (int j = 1; j <= n; j++)
                for (int k = 1; k <= n; k++)
                    if (cost[i][k] < noWay && toll[k][j] < noWay) next[i][j] = min(next[i][j], cost[i][k] + toll[k][j]);
        cost = next;
    }
    vector<optional<long long>> answers;
    for (auto [a, b] : questions) answers.push_back(cost[a][b] >= noWay ? nullopt : optional(cost[a][b]));
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
