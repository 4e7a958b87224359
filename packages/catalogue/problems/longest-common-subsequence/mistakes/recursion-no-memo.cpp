#include <bits/stdc++.h>
using namespace std;
string s, t;
int f(size_t i, size_t k) {
    if (i == s.size() || k == t.size()) return 0;
    if (s[i] == t[k]) return 1 + f(i + 1, k + 1);
    return max(f(i + 1, k), f(i, k + 1));
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> s >> t;
    cout << f(0, 0) << "\n";
    return 0;
}
