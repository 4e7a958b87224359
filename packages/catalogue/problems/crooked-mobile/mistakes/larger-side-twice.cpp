#include <bits/stdc++.h>

using namespace std;

int crooked = 0;
vector<char> seen;

int height(const vector<int>& left, const vector<int>& right, int bar) {
    if (bar == 0) return 0;
    int a = height(left, right, left[bar]), b = height(left, right, right[bar]);
    if (abs(a - b) > 1 && !seen[bar]) { seen[bar] = 1; crooked++; }
    return a > b ? height(left, right, left[bar]) + 1 : height(left, right, right[bar]) + 1;
}

int solve(const vector<int>& left, const vector<int>& right) {
    seen.assign(left.size(), 0);
    height(left, right, 1);
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
