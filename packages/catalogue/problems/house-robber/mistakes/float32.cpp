#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    float a = 0, b = 0;
    while (n--) { float x; cin >> x; float t = max(b, a + x); a = b; b = t; }
    cout << fixed << setprecision(0) << b << "\n";
    return 0;
}
