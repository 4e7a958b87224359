#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& factors) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> factors(n);
    for (int& value : factors) {
        cin >> value;
    }
    cout << solve(factors) << '\n';
}
