#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    cin >> m;
    vector<int> b(m);
    for (auto &x : b) cin >> x;
    a.push_back(999999); b.push_back(999999);
    int i = 0, k = 0;
    for (int s = 0; s < n + m; s++) {
        if (a[i] <= b[k]) { cout << a[i] << ' '; if (i < n) i++; }
        else { cout << b[k] << ' '; if (k < m) k++; }
    }
    cout << "\n";
    return 0;
}
