#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

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
    const auto find = [&leader](int hut) {
        while (leader[hut] != hut) {
            hut = leader[hut] = leader[leader[hut]];
        }
        return hut;
    };
    sort(offers.begin(), offers.end(), [](const Offer& one, const Offer& other) { return one.cost < other.cost; });
    long long total = 0;
    int taken = 0;
    for (const auto& [a, b, cost] : offers) {
        const int from = find(a);
        const int to = find(b);
        if (from != to) {
            leader[from] = to;
            total += cost;
            taken++;
        }
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
