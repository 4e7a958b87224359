#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& prices) {
    int n = prices.size();
    vector<long long> best(n + 3);
    for (int b = n - 1; b >= 0; b--) {
        best[b] = best[b + 1];
        for (int s = b + 1; s < n; s++) best[b] = max(best[b], prices[s] - prices[b] + best[s + 2]);
    }
    return best[0];
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
