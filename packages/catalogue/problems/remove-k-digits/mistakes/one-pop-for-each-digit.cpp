#include <bits/stdc++.h>

using namespace std;

string solve(const string& digits, int k) {
    string kept;
    int left = k;
    for (char d : digits) {
        if (left && !kept.empty() && kept.back() > d) { kept.pop_back(); left--; }
        kept += d;
    }
    kept.resize(kept.size() - left);
    size_t i = kept.find_first_not_of('0');
    return i == string::npos ? "0" : kept.substr(i);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
