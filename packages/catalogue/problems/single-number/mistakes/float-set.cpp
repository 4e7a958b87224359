#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    set<float> s;
    while (n--) { float x; cin >> x; if (!s.insert(x).second) s.erase(x); }
    cout << fixed << setprecision(0) << *s.begin() << "\n";
    return 0;
}
