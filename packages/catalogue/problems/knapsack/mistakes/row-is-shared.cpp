#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    size_t n = weights.size();
    vector<vector<long long>> best(n + 1, vector<long long>(c + 1));
    for (size_t i = 1; i <= n; i++)
        for (int w = 0; w <= c; w++) {
            best[i][w] = best[i - 1][w];
            if (w >= weights[i - 1]) best[i][w] = max(best[i][w], best[i][w - weights[i - 1]] + values[i - 1]);
        }
    return best[n][c];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, c;
    cin >> n >> c;
    vector<int> weights(n);
    for (int& value : weights) {
        cin >> value;
    }
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    cout << solve(weights, values, c) << '\n';
}
