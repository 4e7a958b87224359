#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s; cin >> s;
    size_t i = 0;
    while (i + 1 < s.size()) {
        string p = s.substr(i, 2);
        if (p == "()" || p == "[]" || p == "{}") {
            string t;
            for (size_t k = 0; k < s.size(); k++) if (k != i && k != i + 1) t += s[k];
            s = t;
            i = i ? i - 1 : 0;
        } else i++;
    }
    cout << (s.empty() ? "true" : "false") << "\n";
    return 0;
}
