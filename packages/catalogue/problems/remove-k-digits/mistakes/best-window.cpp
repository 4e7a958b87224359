#include <bits/stdc++.h>

using namespace std;

string solve(const string& digits, int k) {
    string best;
    int n = digits.size();
    if (n > 3000) return digits.substr(k);
    for (int i = 0; i + k <= n; i++) {
        string rest = digits.substr(0, i) + digits.substr(i + k);
        if (best.empty() || rest < best) best = rest;
    }
    size_t i = best.find_first_not_of('0');
    return i == string::npos ? "0" : best.substr(i);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
