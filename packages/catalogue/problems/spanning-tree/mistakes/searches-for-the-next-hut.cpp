#include <bits/stdc++.h>

using namespace std;

struct Offer {
    int a;
    int b;
    int cost;
};

/** Huts are numbered from 1. */
long long solve(int n, vector<Offer> offers) {
    vector<vector<pair<int, int>>> near(n + 1);
    for (auto &[a, b, c] : offers) { near[a].push_back({b, c}); near[b].push_back({a, c}); }
    vector<long long> best(n + 1, LLONG_MAX);
    vector<char> done(n + 1);
    best[1] = 0;
    long long total = 0;
    for (int step = 0; step < n; step++) {
        int next = 0;
        for (int v = 1; v <= n; v++) if (!done[v] && (next == 0 || best[v] < best[next])) next = v;
        if (best[next] == LLONG_MAX) return -1;
        done[next] = 1;
        total += best[next];
        for (auto &[w, c] : near[next]) best[w] = min<long long>(best[w], c);
    }
    return total;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<Offer> offers(m);
    for (auto& [a, b, cost] : offers) {
        cin >> a >> b >> cost;
    }
    cout << solve(n, offers) << '\n';
}
