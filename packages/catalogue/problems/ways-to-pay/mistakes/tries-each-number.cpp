#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& coins, int amount) {
    vector<long long> ways(amount + 1);
    ways[0] = 1;
    for (int coin : coins) {
        vector<long long> next(amount + 1);
        for (int sum = 0; sum <= amount; sum++)
            for (int left = sum; left >= 0; left -= coin) next[sum] = (next[sum] + ways[left]) % 1000000007;
        ways = next;
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
