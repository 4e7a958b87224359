#include <bits/stdc++.h>

using namespace std;

struct Bus {
    int from;
    int to;
    int price;
};

/** Towns are numbered from 1. */
long long solve(int n, const vector<Bus>& buses, int start, int goal, int k) {
    vector<pair<long long, int>> best(n + 1, {LLONG_MAX / 2, 0});
    best[start] = {0, 0};
    for (int round = 0; round < n; round++) {
        bool changed = false;
        for (auto& [from, to, price] : buses) {
            pair<long long, int> way = {best[from].first + price, best[from].second + 1};
            if (best[from].first < LLONG_MAX / 2 && way < best[to]) { best[to] = way; changed = true; }
        }
        if (!changed) break;
    }
    return best[goal].first < LLONG_MAX / 2 && best[goal].second <= k + 1 ? best[goal].first : -1;
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
