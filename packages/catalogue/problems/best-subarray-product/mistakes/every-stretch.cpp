#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& factors) {
    long long best = factors[0];
    for (size_t i = 0; i < factors.size(); i++) {
        long long p = 1;
        for (size_t j = i; j < factors.size(); j++) {
            p *= factors[j];
            if (p > best) best = p;
            if (p == 0) break;
        }
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
