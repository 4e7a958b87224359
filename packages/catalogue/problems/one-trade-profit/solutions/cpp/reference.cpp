#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& prices) {
    int lowest = prices[0];
    int best = 0;
    for (int price : prices) {
        lowest = min(lowest, price);
        best = max(best, price - lowest);
    }
    return best;
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
