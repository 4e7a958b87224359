#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s; cin >> s;
    if (s.size() % 2) { cout << "false\n"; return 0; }
    vector<char> st(1000);
    int n = 0;
    for (char ch : s) {
        if (ch == '(' || ch == '[' || ch == '{') { st[min(n, 999)] = ch; n++; continue; }
        if (!n) { cout << "false\n"; return 0; }
        n--;
        char o = st[min(n, 999)];
        if (!((o == '(' && ch == ')') || (o == '[' && ch == ']') || (o == '{' && ch == '}'))) { cout << "false\n"; return 0; }
    }
    cout << (n ? "false" : "true") << "\n";
    return 0;
}
