#include <bits/stdc++.h>

using namespace std;

string solve(const string& digits, int k) {
    string rest = digits;
    for (int r = 0; r < k; r++) {
        size_t i = 0;
        while (i + 1 < rest.size() && rest[i] <= rest[i + 1]) i++;
        rest.erase(i, 1);
    }
    size_t z = rest.find_first_not_of('0');
    return z == string::npos ? "0" : rest.substr(z);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
