#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& factors) {
    long long best = factors[0], p = 1;
    for (int x : factors) {
        p *= x;
        best = max(best, p);
        if (p == 0) p = 1;
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
