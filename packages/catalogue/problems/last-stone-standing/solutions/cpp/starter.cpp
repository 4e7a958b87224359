#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& weights) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> weights(n);
    for (int& weight : weights) {
        cin >> weight;
    }
    cout << solve(weights) << '\n';
}
