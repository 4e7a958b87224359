#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& values, int target) {
    // Write your solution here.
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    for (int i = 0; i < q; i++) {
        int target;
        cin >> target;
        cout << solve(values, target) << '\n';
    }
}
