#include <bits/stdc++.h>

using namespace std;

struct Bus {
    int from;
    int to;
    int price;
};

/** Towns are numbered from 1. */
long long solve(int n, const vector<Bus>& buses, int start, int goal, int k) {
    vector<vector<int>> price(n + 1, vector<int>(n + 1, INT_MAX));
    for (auto& [from, to, cost] : buses) price[from][to] = min(price[from][to], cost);
    vector<long long> best(n + 1, LLONG_MAX / 2);
    best[start] = 0;
    for (int taken = 0; taken <= k; taken++) {
        vector<long long> next = best;
        for (int a = 1; a <= n; a++) for (int b = 1; b <= n; b++)
            if (price[a][b] < INT_MAX) next[b] = min(next[b], best[a] + price[a][b]);
        best = next;
    }
    return best[goal] >= LLONG_MAX / 2 ? -1 : best[goal];
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
