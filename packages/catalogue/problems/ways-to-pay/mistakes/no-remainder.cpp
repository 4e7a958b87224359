#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& coins, int amount) {
    vector<int> ways(amount + 1);
    ways[0] = 1;
    for (int coin : coins) {
        for (int sum = coin; sum <= amount; sum++) {
            ways[sum] = unsigned(ways[sum]) + unsigned(ways[sum - coin]);
        }
    }
    return ways[amount];
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
