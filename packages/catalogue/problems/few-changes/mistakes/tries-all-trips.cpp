#include <bits/stdc++.h>

using namespace std;

struct Bus {
    int from;
    int to;
    int price;
};

/** Towns are numbered from 1. */
long long solve(int n, const vector<Bus>& buses, int start, int goal, int k) {
    vector<vector<pair<int, int>>> near(n + 1);
    for (auto& [from, to, price] : buses) near[from].push_back({to, price});
    long long best = LLONG_MAX;
    auto go = [&](auto&& self, int town, long long cost, int left) -> void {
        if (cost >= best) return;
        if (town == goal) { best = cost; return; }
        if (left > 0) for (auto& [b, price] : near[town]) self(self, b, cost + price, left - 1);
    };
    go(go, start, 0, k + 1);
    return best == LLONG_MAX ? -1 : best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, k, start, goal;
    cin >> n >> m >> k >> start >> goal;
    vector<Bus> buses(m);
    for (auto& [from, to, price] : buses) {
        cin >> from >> to >> price;
    }
    cout << solve(n, buses, start, goal, k) << '\n';
}
