#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& heights) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& value : heights) {
        cin >> value;
    }
    cout << solve(heights) << '\n';
}
