#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s; getline(cin, s);
    size_t best = 0;
    for (size_t i = 0; i < s.size(); i++) {
        map<string, int> seen;
        string part;
        for (size_t k = i; k < s.size(); k++) {
            if (seen.count(s.substr(k, 1))) break;
            seen[s.substr(k, 1)] = 1;
            part = part + s[k];
        }
        best = max(best, part.size());
    }
    cout << best << "\n";
    return 0;
}
