#include <bits/stdc++.h>

using namespace std;

int height(const vector<int>& left, const vector<int>& right, int bar) {
    return bar == 0 ? 0 : 1 + max(height(left, right, left[bar]), height(left, right, right[bar]));
}

int solve(const vector<int>& left, const vector<int>& right) {
    int crooked = 0;
    for (size_t bar = 1; bar < left.size(); bar++) crooked += abs(height(left, right, left[bar]) - height(left, right, right[bar])) > 1;
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
