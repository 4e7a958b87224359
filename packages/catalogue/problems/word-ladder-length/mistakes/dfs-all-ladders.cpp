#include <bits/stdc++.h>
using namespace std;
set<string> w, used;
string e;
int best = INT_MAX;
void go(string s, int d) {
    if (d >= best) return;
    if (s == e) { best = d; return; }
    for (size_t i = 0; i < s.size(); i++) for (char ch = 'a'; ch <= 'z'; ch++) {
        string x = s; x[i] = ch;
        if (w.count(x) && used.insert(x).second) { go(x, d + 1); used.erase(x); }
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string b; int n; cin >> b >> e >> n;
    while (n--) { string s; cin >> s; w.insert(s); }
    used.insert(b);
    go(b, 1);
    cout << (best == INT_MAX ? 0 : best) << "\n";
    return 0;
}
