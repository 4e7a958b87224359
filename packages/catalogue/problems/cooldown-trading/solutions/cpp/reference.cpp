#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

long long solve(const vector<int>& prices) {
    long long holds = numeric_limits<long long>::min() / 2;
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
