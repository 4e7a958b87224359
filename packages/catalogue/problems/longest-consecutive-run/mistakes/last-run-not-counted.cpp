#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    set<int> s;
    for (int i = 0; i < n; i++) { int x; cin >> x; s.insert(x); }
    int best = 1, cur = 0, prev = INT_MIN;
    for (int x : s) {
        if (cur && x == prev + 1) cur++;
        else { best = max(best, cur); cur = 1; }
        prev = x;
    }
    cout << best << "\n";
    return 0;
}
