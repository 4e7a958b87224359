#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& coins, int amount) {
    const int outOfReach = amount + 1;
    vector<int> fewest(amount + 1, outOfReach);
    fewest[0] = 0;
    for (int sum = 1; sum <= amount; sum++) {
        for (int coin : coins) {
            if (coin <= sum) {
                fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
    }
    return fewest[amount] == outOfReach ? -1 : fewest[amount];
}

int main() {
    int n, amount;
    cin >> n >> amount;
    vector<int> coins(n);
    for (int& coin : coins) {
        cin >> coin;
    }
    cout << solve(coins, amount) << '\n';
}
