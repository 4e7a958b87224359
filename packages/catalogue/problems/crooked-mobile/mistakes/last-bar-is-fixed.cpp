#include <bits/stdc++.h>

using namespace std;

/** Returns the height of the bar, and counts the crooked bars on the way. */
int height(const vector<int>& left, const vector<int>& right, int bar, int& crooked) {
    if (bar == 0) {
        return 0;
    }
    const int a = height(left, right, left[bar], crooked);
    const int b = height(left, right, right[bar], crooked);
    crooked += abs(a - b) > 1;
    return 1 + max(a, b);
}

int solve(const vector<int>& left, const vector<int>& right) {
    int crooked = 0;
    height(left, right, left.size() - 1, crooked);
    return crooked;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> left(n + 1), right(n + 1);
    for (int i = 1; i <= n; i++) {
        cin >> left[i] >> right[i];
    }
    cout << solve(left, right) << '\n';
}
