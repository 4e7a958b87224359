#include <bits/stdc++.h>

using namespace std;

string solve(const string& digits, int k) {
    string kept;
    int left = k;
    for (char d : digits) {
        while (left && !kept.empty() && kept.back() > d) { kept.pop_back(); left--; }
        kept += d;
    }
    kept.resize(kept.size() - left);
    size_t i = 0;
    while (i < kept.size() && kept[i] == '0') i++;
    return kept.substr(i);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
