#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    int p[] = {2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59,61,67,71,73,79,83,89,97,101};
    unsigned long long a = 1, b = 1;
    for (char ch : s) a *= p[ch - 'a'];
    for (char ch : t) b *= p[ch - 'a'];
    cout << (a == b ? "true" : "false") << "\n";
    return 0;
}
