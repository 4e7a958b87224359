#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, amount;
    cin >> n >> amount;
    vector<int> fewest(amount + 1, 1000000);
    fewest[0] = 0;
    while (n--) {
        int coin;
        cin >> coin;
        if (coin <= amount) fewest[coin] = 1;
    }
    for (int sum = 1; sum <= amount; sum++)
        for (int part = 1; 2 * part <= sum && fewest[sum] > 1; part++)
            fewest[sum] = min(fewest[sum], fewest[part] + fewest[sum - part]);
    cout << (fewest[amount] >= 1000000 ? -1 : fewest[amount]) << "\n";
}
