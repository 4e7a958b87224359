#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    multiset<float> s;
    while (k--) { int n; cin >> n; while (n--) { float x; cin >> x; s.insert(x); } }
    cout << fixed << setprecision(0);
    for (float x : s) cout << x << ' ';
    cout << "\n";
    return 0;
}
