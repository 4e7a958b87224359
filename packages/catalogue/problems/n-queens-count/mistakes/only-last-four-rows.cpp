#include <bits/stdc++.h>
using namespace std;
int n, q[16];
bool ok(int r, int c) {
    for (int i = max(0, r - 4); i < r; i++) if (q[i] == c || abs(q[i] - c) == r - i) return false;
    return true;
}
int place(int r) {
    if (r == n) return 1;
    int t = 0;
    for (int c = 0; c < n; c++) if (ok(r, c)) { q[r] = c; t += place(r + 1); }
    return t;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> n;
    cout << place(0) << "\n";
    return 0;
}
