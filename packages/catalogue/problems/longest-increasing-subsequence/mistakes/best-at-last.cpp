#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n), d(n, 1);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        for (int k = max(0, i - 1000); k < i; k++) if (a[k] < a[i]) d[i] = max(d[i], d[k] + 1);
    }
    cout << *max_element(d.begin(), d.end()) << "\n";
    return 0;
}
