#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string b, e; int n; cin >> b >> e >> n;
    set<string> w;
    while (n--) { string s; cin >> s; w.insert(s); }
    map<string,int> d{{b, 1}};
    queue<string> q; q.push(b);
    while (!q.empty()) {
        string s = q.front(); q.pop();
        for (size_t i = 0; i < s.size(); i++) for (char ch = 'a'; ch < 'z'; ch++) {
            string x = s; x[i] = ch;
            if (w.count(x) && !d.count(x)) { d[x] = d[s] + 1; q.push(x); }
        }
    }
    cout << d[e] << "\n";
    return 0;
}
