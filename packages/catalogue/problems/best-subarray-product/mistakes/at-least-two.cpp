#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& factors) {
    if (factors.size() == 1) return factors[0];
    long long best = LLONG_MIN, high = factors[0], low = factors[0];
    for (size_t i = 1; i < factors.size(); i++) {
        long long x = factors[i], a = high * x, b = low * x;
        best = max(best, max(a, b));
        high = max(x, max(a, b));
        low = min(x, min(a, b));
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
