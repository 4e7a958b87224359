#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    list<int> a;
    vector<int> v(n);
    for (auto &x : v) cin >> x;
    sort(v.rbegin(), v.rend());
    a.assign(v.begin(), v.end());
    while (a.size() > 1) {
        int x = a.front(); a.pop_front();
        int y = a.front(); a.pop_front();
        if (x == y) continue;
        auto it = a.begin();
        while (it != a.end() && *it > x - y) ++it;
        a.insert(it, x - y);
    }
    cout << (a.empty() ? 0 : a.front()) << "\n";
    return 0;
}
