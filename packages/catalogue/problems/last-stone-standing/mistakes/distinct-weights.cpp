#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    set<int> s;
    while (n--) { int x; cin >> x; if (!s.insert(x).second) s.erase(x); }
    while (s.size() > 1) {
        int x = *s.rbegin(); s.erase(x);
        int y = *s.rbegin(); s.erase(y);
        int d = x - y;
        if (!s.insert(d).second) s.erase(d);
    }
    cout << (s.empty() ? 0 : *s.begin()) << "\n";
    return 0;
}
