#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& prices) {
    long long holds = -1000000;
    long long sold = holds;
    long long free = 0;
    for (int price : prices) {
        const long long soldBefore = sold;
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
