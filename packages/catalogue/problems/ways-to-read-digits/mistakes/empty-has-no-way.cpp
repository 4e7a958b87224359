#include <bits/stdc++.h>

using namespace std;

int solve(const string& digits) {
    int before = 0;
    int ways = 1;
    for (size_t i = 0; i < digits.size(); i++) {
        int digit = digits[i] - '0';
        int next = digit == 0 ? 0 : ways;
        int pair = i <= 1 ? 0 : 10 * (digits[i - 1] - '0') + digit;
        if (pair >= 10 && pair <= 26) {
            next = (next + before) % 1000000007;
        }
        before = ways;
        ways = next;
    }
    return ways;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    cin >> digits;
    cout << solve(digits) << '\n';
}
