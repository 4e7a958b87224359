#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& parents) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> parents(n);
    for (int& value : parents) {
        cin >> value;
    }
    cout << solve(parents) << '\n';
}
