#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& row) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> row(n);
    for (int& brightness : row) {
        cin >> brightness;
    }
    cout << solve(row) << '\n';
}
