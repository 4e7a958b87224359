#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    vector<int> cnt(1000001);
    map<int,int> sign;
    for (int i = 0; i < n; i++) { int x; cin >> x; cnt[abs(x)]++; sign[abs(x)] = x; }
    vector<int> ids;
    for (int v = 0; v <= 1000000; v++) if (cnt[v]) ids.push_back(v);
    stable_sort(ids.begin(), ids.end(), [&](int a, int b) { return cnt[a] > cnt[b]; });
    for (int i = 0; i < k; i++) cout << sign[ids[i]] << ' ';
    cout << "\n";
    return 0;
}
