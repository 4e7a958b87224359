#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& parents) {
    int n = parents.size();
    vector<int> left(n + 1), a(n + 1), b(n + 1), order;
    for (int p : parents) left[p]++;
    for (int v = 1; v <= n; v++) if (!left[v]) order.push_back(v);
    int best = 0;
    for (size_t i = 0; i < order.size(); i++) {
        int v = order[i], p = parents[v - 1];
        best = max(best, a[v] + b[v]);
        if (!p) continue;
        int d = a[v] + 1;
        if (d > a[p]) { b[p] = a[p]; a[p] = d; }
        else if (d > b[p] && d < a[p]) b[p] = d;
        if (--left[p] == 0) order.push_back(p);
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> parents(n);
    for (int& value : parents) {
        cin >> value;
    }
    cout << solve(parents) << '\n';
}
