#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    vector<pair<int, int>> a;
    for (size_t i = 0; i < weights.size(); i++) a.push_back({weights[i], -values[i]});
    sort(a.begin(), a.end());
    long long total = 0;
    for (auto &[w, v] : a) if (w <= c) { c -= w; total -= v; }
    return total;
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
