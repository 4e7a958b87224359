#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& values) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    cout << solve(values) << '\n';
}
