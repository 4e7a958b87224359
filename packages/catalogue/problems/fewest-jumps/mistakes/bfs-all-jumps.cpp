#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    map<int,int> d;
    d[0] = 0;
    queue<int> q; q.push(0);
    while (!q.empty()) {
        int x = q.front(); q.pop();
        for (int k = 1; k <= a[x] && x + k < n; k++) if (!d.count(x + k)) { d[x + k] = d[x] + 1; q.push(x + k); }
    }
    cout << (d.count(n - 1) ? d[n - 1] : -1) << "\n";
    return 0;
}
