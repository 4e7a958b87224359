#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s, t; cin >> s >> t;
    int x = 0, d = 0;
    for (char ch : s) { x ^= ch; d += ch * ch; }
    for (char ch : t) { x ^= ch; d -= ch * ch; }
    cout << (x == 0 && d == 0 && s.size() == t.size() ? "true" : "false") << "\n";
    return 0;
}
