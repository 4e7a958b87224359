#include <bits/stdc++.h>

using namespace std;

/** Blanks are gone. The last operator outside of brackets decides. */
long long evaluate(const string& s) {
    for (const char* kind : {"+-", "*/"}) {
        int depth = 0;
        for (int i = (int)s.size() - 1; i > 0; i--) {
            if (s[i] == ')') depth++;
            if (s[i] == '(') depth--;
            if (depth > 0 || !strchr(kind, s[i]) || s[i] == 0) continue;
            if (!isdigit(s[i - 1]) && s[i - 1] != ')') continue;
            long long a = evaluate(s.substr(0, i)), b = evaluate(s.substr(i + 1));
            return s[i] == '+' ? a + b : s[i] == '-' ? a - b : s[i] == '*' ? a * b : a / b;
        }
    }
    if (s[0] == '-') return -evaluate(s.substr(1));
    if (s[0] == '(') return evaluate(s.substr(1, s.size() - 2));
    return stoll(s);
}

long long solve(const string& line) {
    string s;
    for (char c : line) if (c != ' ') s += c;
    return evaluate(s);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string line;
    getline(cin, line);
    cout << solve(line) << '\n';
}
