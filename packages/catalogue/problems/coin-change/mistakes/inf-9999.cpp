#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, amount; cin >> n >> amount;
    vector<int> coin(n);
    for (auto &x : coin) cin >> x;
    const int INF = 9999;
    vector<int> dp(amount + 1, INF);
    dp[0] = 0;
    for (int i = 1; i <= amount; i++)
        for (int x : coin)
            if (x <= i) dp[i] = min(dp[i], dp[i - x] + 1);
    cout << (dp[amount] >= INF ? -1 : dp[amount]) << "\n";
    return 0;
}
