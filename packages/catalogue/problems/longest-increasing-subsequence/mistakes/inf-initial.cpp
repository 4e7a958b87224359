#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> t(n + 1, 1000000);
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        *lower_bound(t.begin(), t.end(), x) = x;
    }
    cout << lower_bound(t.begin(), t.end(), 1000000) - t.begin() << "\n";
    return 0;
}
