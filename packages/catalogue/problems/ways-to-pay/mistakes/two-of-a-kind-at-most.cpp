#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& coins, int amount) {
    vector<int> ways(amount + 1);
    ways[0] = 1;
    for (int coin : coins) {
        vector<int> next = ways;
        for (int used = 1; used <= 2; used++)
            for (long long sum = (long long)used * coin; sum <= amount; sum++) next[sum] = (next[sum] + ways[sum - used * coin]) % 1000000007;
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
