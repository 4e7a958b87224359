#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    set<float> s;
    while (n--) { float x; cin >> x; s.insert(x); }
    int best = 0;
    for (float x : s) if (!s.count(x - 1)) { int c = 0; while (s.count(x + c) && c < 200000) c++; best = max(best, c); }
    cout << best << "\n";
    return 0;
}
