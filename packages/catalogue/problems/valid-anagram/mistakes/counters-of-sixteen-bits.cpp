#include <bits/stdc++.h>
using namespace std;
int main() {
    string s, t; cin >> s >> t;
    unsigned short c[26] = {};
    for (char x : s) c[x - 'a']++;
    for (char x : t) c[x - 'a']--;
    bool ok = s.size() == t.size();
    for (auto x : c) if (x) ok = false;
    puts(ok ? "true" : "false");
}
