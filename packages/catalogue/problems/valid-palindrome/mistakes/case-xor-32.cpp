#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, f; getline(cin, s);
    for (char ch : s) if (isalnum(ch)) f += ch;
    bool ok = true;
    for (size_t i = 0; i < f.size(); i++) { char a = f[i], b = f[f.size() - 1 - i]; if (a != b && abs(a - b) != 32) ok = false; }
    cout << (ok ? "true" : "false") << "\n";
    return 0;
}
