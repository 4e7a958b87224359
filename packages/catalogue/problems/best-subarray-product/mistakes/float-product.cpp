#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& factors) {
    float high = factors[0], low = factors[0], best = factors[0];
    for (size_t i = 1; i < factors.size(); i++) {
        float x = factors[i], a = high * x, b = low * x;
        high = max(x, max(a, b));
        low = min(x, min(a, b));
        best = max(best, high);
    }
    return (long long)best;
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
