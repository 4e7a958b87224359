#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    multiset<int> s;
    while (n--) { int x; cin >> x; s.insert(x); }
    while (s.size() > 1) {
        auto it = prev(s.end()); int x = *it; s.erase(it);
        it = prev(s.end()); int y = *it; s.erase(y);
        if (x != y) s.insert(x - y);
    }
    cout << (s.empty() ? 0 : *s.begin()) << "\n";
    return 0;
}
