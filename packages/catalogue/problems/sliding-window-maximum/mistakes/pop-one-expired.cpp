#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    priority_queue<pair<int,int>> q;
    for (int i = 0; i < n; i++) {
        q.push({a[i], i});
        if (i >= k - 1) {
            if (q.top().second <= i - k) q.pop();
            cout << q.top().first << ' ';
        }
    }
    cout << "\n";
    return 0;
}
