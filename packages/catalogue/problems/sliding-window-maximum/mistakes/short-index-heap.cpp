#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    priority_queue<pair<int,short>> q;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        q.push({x, (short) i});
        while (q.size() > 1 && q.top().second <= i - k) q.pop();
        if (i >= k - 1) cout << q.top().first << ' ';
    }
    cout << "\n";
    return 0;
}
