#include <bits/stdc++.h>

using namespace std;

struct Road {
    int u, v, w;
};

vector<optional<long long>> solve(int n, const vector<Road>& roads, const vector<pair<int, int>>& questions) {
    const long long noWay = numeric_limits<long long>::max();
    vector<vector<long long>> cost(n + 1, vector<long long>(n + 1, noWay));
    for (int town = 1; town <= n; town++) {
        cost[town][town] = 0;
    }
    for (const auto& [u, v, w] : roads) {
        cost[u][v] = min<long long>(cost[u][v], w);
    }
    for (int stop = 1; stop <= n; stop++) {
        for (int from = 1; from <= n; from++) {
            const long long before = cost[from][stop];
            
            for (int to = 1; to <= n; to++) {
                {
                    cost[from][to] = min(cost[from][to], before + cost[stop][to]);
                }
            }
        }
    }
    vector<optional<long long>> answers;
    for (const auto& [a, b] : questions) {
        answers.push_back(cost[a][b] == noWay ? nullopt : optional(cost[a][b]));
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
