#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    cout << a.at(n - 1);
    for (int i = n - 2; i >= 0; i--) cout << ' ' << a[i];
    cout << "\n";
    return 0;
}
