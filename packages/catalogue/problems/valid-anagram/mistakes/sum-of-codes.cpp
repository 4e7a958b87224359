#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    long long a = 0, b = 0;
    for (char ch : s) a += ch;
    for (char ch : t) b += ch;
    cout << (a == b && s.size() == t.size() ? "true" : "false") << "\n";
    return 0;
}
