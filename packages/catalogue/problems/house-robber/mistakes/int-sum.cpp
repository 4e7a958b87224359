#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    int a = 0, b = 0;
    while (n--) { int x; cin >> x; int t = max(b, a + x); a = b; b = t; }
    cout << b << "\n";
    return 0;
}
