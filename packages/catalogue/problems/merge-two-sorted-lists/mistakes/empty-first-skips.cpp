#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    cin >> m;
    vector<int> b(m), o;
    for (auto &x : b) cin >> x;
    if (m == 0) { cout << "\n"; return 0; }
    merge(a.begin(), a.end(), b.begin(), b.end(), back_inserter(o));
    for (int x : o) cout << x << ' ';
    cout << "\n";
    return 0;
}
