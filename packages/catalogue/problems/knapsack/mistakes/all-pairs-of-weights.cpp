#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    vector<long long> best(c + 1);
    for (size_t i = 0; i < weights.size(); i++) {
        vector<long long> next(c + 1);
        for (int w = 0; w <= c; w++)
            for (int part = 0; part <= w; part++)
                next[w] = max(next[w], best[w - part] + (part >= weights[i] ? values[i] : 0));
        best = next;
    }
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
