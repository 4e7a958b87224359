#include <bits/stdc++.h>

using namespace std;

struct Offer {
    int a;
    int b;
    int cost;
};

/** Huts are numbered from 1. */
long long solve(int n, vector<Offer> offers) {
    vector<int> leader(n + 1);
    iota(leader.begin(), leader.end(), 0);
    auto find = [&](int v) { while (leader[v] != v) v = leader[v] = leader[leader[v]]; return v; };
    long long total = 0;
    int taken = 0;
    for (auto &[a, b, c] : offers) {
        int x = find(a), y = find(b);
        if (x != y) { leader[x] = y; total += c; taken++; }
    }
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
