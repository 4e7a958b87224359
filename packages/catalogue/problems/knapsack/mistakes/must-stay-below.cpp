#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    vector<long long> best(c + 1);
    for (size_t i = 0; i < weights.size(); i++)
        for (int w = c; w > weights[i]; w--) best[w] = max(best[w], best[w - weights[i]] + values[i]);
    return best[c];
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
