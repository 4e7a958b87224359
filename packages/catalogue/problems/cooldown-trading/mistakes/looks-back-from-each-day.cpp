#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& prices) {
    int n = prices.size();
    vector<long long> best(n + 1);
    for (int d = 1; d <= n; d++) {
        best[d] = best[d - 1];
        for (int b = 1; b < d; b++) best[d] = max(best[d], best[max(0, b - 2)] + prices[d - 1] - prices[b - 1]);
    }
    return best[n];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> prices(n);
    for (int& price : prices) {
        cin >> price;
    }
    cout << solve(prices) << '\n';
}
