#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    map<int, short> m;
    for (int i = 0; i < n; i++) { int x; cin >> x; m[x]++; }
    vector<pair<int,int>> v;
    for (auto [x, c] : m) v.push_back({-c, x});
    sort(v.begin(), v.end());
    for (int i = 0; i < k; i++) cout << v[i].second << ' ';
    cout << "\n";
    return 0;
}
