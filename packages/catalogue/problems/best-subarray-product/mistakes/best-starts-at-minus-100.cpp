#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& factors) {
    long long best = -100, high = 1, low = 1;
    for (long long x : factors) {
        long long a = high * x, b = low * x;
        high = max(x, max(a, b));
        low = min(x, min(a, b));
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
