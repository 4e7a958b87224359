#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n), d(n);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        int best = 0;
        for (int k = i - 1; k >= 0; k--) if (a[k] < a[i] && d[k] > best) best = d[k];
        d[i] = best + 1;
    }
    cout << *max_element(d.begin(), d.end()) << "\n";
    return 0;
}
