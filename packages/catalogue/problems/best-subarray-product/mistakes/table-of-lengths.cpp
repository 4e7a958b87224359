#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& factors) {
    size_t n = factors.size();
    vector<long long> p(factors.begin(), factors.end());
    long long best = *max_element(p.begin(), p.end());
    for (size_t len = 2; len <= n; len++) {
        for (size_t i = 0; i + len <= n; i++) {
            p[i] *= factors[i + len - 1];
            if (p[i] > best) best = p[i];
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
