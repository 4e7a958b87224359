#include <bits/stdc++.h>

using namespace std;

long long countWays(const vector<int>& coins, size_t kind, int left) {
    if (left == 0) return 1;
    if (kind == coins.size()) return 0;
    long long ways = 0;
    for (int rest = left; rest >= 0; rest -= coins[kind]) ways += countWays(coins, kind + 1, rest);
    return ways;
}

int solve(const vector<int>& coins, int amount) {
    return countWays(coins, 0, amount) % 1000000007;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, amount;
    cin >> n >> amount;
    vector<int> coins(n);
    for (int& coin : coins) {
        cin >> coin;
    }
    cout << solve(coins, amount) << '\n';
}
