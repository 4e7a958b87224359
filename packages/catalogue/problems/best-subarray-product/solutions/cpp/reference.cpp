#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& factors) {
    long long high = factors[0];
    long long low = factors[0];
    long long best = factors[0];
    for (size_t i = 1; i < factors.size(); i++) {
        const long long factor = factors[i];
        const auto [smallest, largest] = minmax({factor, high * factor, low * factor});
        high = largest;
        low = smallest;
        best = max(best, high);
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> factors(n);
    for (int& value : factors) {
        cin >> value;
    }
    cout << solve(factors) << '\n';
}
