#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    function<long long(size_t, int)> search = [&](size_t i, int free) -> long long {
        if (i == weights.size()) return 0;
        long long stays = search(i + 1, free);
        return weights[i] > free ? stays : max(stays, search(i + 1, free - weights[i]) + values[i]);
    };
    return search(0, c);
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
