#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& lengths, int k) {
    int n = lengths.size();
    if (n > 1500) return 0;
    vector<long long> sums(n + 1), best(n + 1, INT_MAX);
    for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + lengths[i];
    best[0] = 0;
    for (int d = 1; d <= k; d++) {
        vector<long long> next(n + 1, INT_MAX);
        for (int i = d; i <= n; i++)
            for (int p = d - 1; p < i; p++) next[i] = min(next[i], max(best[p], sums[i] - sums[p]));
        best = next;
    }
    return best[n];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> lengths(n);
    for (int& value : lengths) {
        cin >> value;
    }
    cout << solve(lengths, k) << '\n';
}
