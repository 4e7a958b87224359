#include <bits/stdc++.h>

using namespace std;

int countWays(const string& digits, size_t length) {
    int before = 0, ways = 1;
    for (size_t i = 0; i < length; i++) {
        int digit = digits[i] - '0', next = digit == 0 ? 0 : ways;
        int pair = i == 0 ? 0 : 10 * (digits[i - 1] - '0') + digit;
        if (pair >= 10 && pair <= 26) next = (next + before) % 1000000007;
        before = ways;
        ways = next;
    }
    return ways;
}

int solve(const string& digits) {
    vector<int> all;
    for (size_t length = 0; length <= digits.size(); length++) all.push_back(countWays(digits, length));
    return all.back();
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    cin >> digits;
    cout << solve(digits) << '\n';
}
