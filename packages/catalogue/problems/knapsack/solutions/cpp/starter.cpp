#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& weights, const vector<int>& values, int c) {
    // Write your solution here.
    return 0;
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
