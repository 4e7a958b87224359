#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    priority_queue<float> q;
    while (n--) { float x; cin >> x; q.push(x); }
    while (q.size() > 1) { float x = q.top(); q.pop(); float y = q.top(); q.pop(); if (x != y) q.push(x - y); }
    cout << fixed << setprecision(0) << (q.empty() ? 0.0f : q.top()) << "\n";
    return 0;
}
