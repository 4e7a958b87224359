#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long best = 0;
    for (int i = 0; i < n; i++) {
        vector<long long> rest(a.begin() + i, a.end());
        best = max(best, *max_element(rest.begin(), rest.end()) - a[i]);
    }
    cout << best << "\n";
    return 0;
}
