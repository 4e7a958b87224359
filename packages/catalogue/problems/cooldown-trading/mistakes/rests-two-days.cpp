#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& p) {
    int n = p.size();
    vector<long long> best(n + 1);
    long long buy = LLONG_MIN / 2;
    for (int d = 1; d <= n; d++) {
        best[d] = max(best[d - 1], buy + p[d - 1]);
        buy = max(buy, best[max(0, d - 3)] - p[d - 1]);
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
