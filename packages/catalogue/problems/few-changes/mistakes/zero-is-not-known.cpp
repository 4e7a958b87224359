#include <bits/stdc++.h>
using namespace std;

const long long NEVER = 1e18;
int n, m, k, from, to;
vector<vector<pair<int, long long>>> buses;
vector<vector<long long>> memo;

long long cheapest(int town, int rides) {
    if (town == to) return 0;
    if (rides == 0) return NEVER;
    if (memo[town][rides]) return memo[town][rides];
    long long best = NEVER;
    for (auto [next, price] : buses[town]) best = min(best, price + cheapest(next, rides - 1));
    return memo[town][rides] = best;
}

int main() {
    cin >> n >> m >> k >> from >> to;
    buses.resize(n + 1);
    memo.assign(n + 1, vector<long long>(k + 2));
    for (int i = 0; i < m; i++) {
        int a, b;
        long long price;
        cin >> a >> b >> price;
        buses[a].push_back({b, price});
    }
    long long best = cheapest(from, k + 1);
    cout << (best >= NEVER ? -1 : best) << "\n";
}
