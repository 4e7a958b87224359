#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& prices) {
    float holds = -1e18f;
    float sold = holds;
    float free = 0;
    for (int price : prices) {
        const float soldBefore = sold;
        sold = holds + price;
        holds = max(holds, free - price);
        free = max(free, soldBefore);
    }
    return max(sold, free);
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
