#include <bits/stdc++.h>

using namespace std;

int solve(const string& digits) {
    long long count = 0;
    vector<size_t> stack = {0};
    while (!stack.empty()) {
        size_t at = stack.back();
        stack.pop_back();
        if (at == digits.size()) count++;
        else if (digits[at] != '0') {
            stack.push_back(at + 1);
            if (at + 1 < digits.size() && digits.substr(at, 2) <= "26") stack.push_back(at + 2);
        }
    }
    return count % 1000000007;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    cin >> digits;
    cout << solve(digits) << '\n';
}
