#include <bits/stdc++.h>

using namespace std;

struct Offer {
    int a;
    int b;
    int cost;
};

/** Huts are numbered from 1. */
long long solve(int n, vector<Offer> offers) {
    map<pair<int, int>, int> last;
    for (auto &[a, b, c] : offers) last[{min(a, b), max(a, b)}] = c;
    vector<array<int, 3>> e;
    for (auto &[p, c] : last) e.push_back({c, p.first, p.second});
    sort(e.begin(), e.end());
    vector<int> leader(n + 1);
    iota(leader.begin(), leader.end(), 0);
    auto find = [&](int v) { while (leader[v] != v) v = leader[v] = leader[leader[v]]; return v; };
    long long total = 0;
    int taken = 0;
    for (auto &[c, a, b] : e) if (find(a) != find(b)) { leader[find(a)] = find(b); total += c; taken++; }
    return taken == n - 1 ? total : -1;
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
