#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& lengths, int k) {
    int n = lengths.size();
    vector<long long> sums(n + 1), best(n + 1, LLONG_MAX);
    for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + lengths[i];
    best[0] = 0;
    for (int d = 1; d <= k; d++) {
        vector<long long> next(n + 1, LLONG_MAX);
        for (int i = d; i <= n; i++)
            for (int p = i - 1; p >= d - 1; p--) {
                long long sum = sums[i] - sums[p];
                if (sum >= next[i]) break;
                next[i] = min(next[i], max(best[p], sum));
            }
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
