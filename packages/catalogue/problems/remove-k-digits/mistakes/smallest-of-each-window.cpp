#include <bits/stdc++.h>

using namespace std;

string solve(const string& digits, int k) {
    int n = digits.size(), keep = n - k, from = 0;
    string out;
    for (int j = 0; j < keep; j++) {
        int at = from;
        for (int i = from; i <= k + j; i++) if (digits[i] < digits[at]) at = i;
        out += digits[at];
        from = at + 1;
    }
    size_t z = out.find_first_not_of('0');
    return z == string::npos ? "0" : out.substr(z);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
