#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<vector<long long>> v(k);
    int total = 0;
    for (auto &l : v) { int n; cin >> n; l.resize(n); total += n; for (auto &x : l) cin >> x; l.push_back(1000000000); }
    vector<int> p(k);
    auto cmp = [&](int a, int b) { return v[a][p[a]] > v[b][p[b]]; };
    priority_queue<int, vector<int>, decltype(cmp)> q(cmp);
    for (int i = 0; i < k; i++) q.push(i);
    while (total--) {
        int i = q.top(); q.pop();
        cout << v[i][p[i]] << ' ';
        if (p[i] + 1 < (int) v[i].size()) p[i]++;
        q.push(i);
    }
    cout << "\n";
    return 0;
}
