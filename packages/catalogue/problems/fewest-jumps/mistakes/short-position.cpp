#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    short end = 0, far = 0, jumps = 0;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        if (i == n - 1) break;
        far = max<short>(far, min(i + x, n - 1));
        if (i == end) { if (far == i) { cout << "-1\n"; return 0; } jumps++; end = far; }
    }
    cout << jumps << "\n";
    return 0;
}
