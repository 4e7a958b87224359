#include <bits/stdc++.h>

using namespace std;

int solve(const vector<int>& parents) {
    int n = parents.size(), best = 0;
    vector<int> a(n + 1), b(n + 1), from(n + 1);
    for (int s = 1; s <= n; s++) {
        int d = 0, before = 0;
        for (int at = s; at > 0; before = at, at = parents[at - 1], d++) {
            if (from[at] == before) a[at] = max(a[at], d);
            else if (d > a[at]) { b[at] = a[at]; a[at] = d; from[at] = before; }
            else b[at] = max(b[at], d);
            best = max(best, a[at] + b[at]);
        }
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
