#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s; cin >> s;
    int a = 0, b = 0, d = 0;
    bool ok = true;
    char prev = 0;
    for (char ch : s) {
        if (ch == '(') a++; if (ch == ')') a--;
        if (ch == '[') b++; if (ch == ']') b--;
        if (ch == '{') d++; if (ch == '}') d--;
        if (a < 0 || b < 0 || d < 0) ok = false;
        if ((prev == '[' && ch == ')') || (prev == '(' && (ch == ']' || ch == '}'))) ok = false;
        prev = ch;
    }
    cout << (ok && !a && !b && !d ? "true" : "false") << "\n";
    return 0;
}
