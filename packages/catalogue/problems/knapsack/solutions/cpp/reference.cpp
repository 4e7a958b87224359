#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    vector<long long> best(c + 1);
    for (size_t i = 0; i < weights.size(); i++) {
        for (int free = c; free >= weights[i]; free--) {
            best[free] = max(best[free], best[free - weights[i]] + values[i]);
        }
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
