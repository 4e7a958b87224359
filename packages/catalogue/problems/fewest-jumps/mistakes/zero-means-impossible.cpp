#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    if (n > 1 && (a[0] == 0)) { cout << "-1\n"; return 0; }
    int pos = n - 1, jumps = 0;
    while (pos > 0) {
        int from = -1;
        for (int i = max(0, pos - 1000); i < pos; i++) if (i + a[i] >= pos) { from = i; break; }
        if (from < 0) { cout << "-1\n"; return 0; }
        pos = from; jumps++;
    }
    cout << jumps << "\n";
    return 0;
}
