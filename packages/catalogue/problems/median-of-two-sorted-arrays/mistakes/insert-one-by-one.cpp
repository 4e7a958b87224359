#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n;
    vector<long long> c;
    for (int i = 0; i < n; i++) { long long x; cin >> x; c.push_back(x); }
    cin >> m;
    for (int i = 0; i < m; i++) { long long x; cin >> x; size_t k = 0; while (k < c.size() && c[k] < x) k++; c.insert(c.begin() + k, x); }
    
    int k = n + m;
    if (k % 2) printf("%.1f\n", (double) c[k / 2]);
    else printf("%.1f\n", (c[k / 2 - 1] + c[k / 2]) / 2.0);
    return 0;
}
