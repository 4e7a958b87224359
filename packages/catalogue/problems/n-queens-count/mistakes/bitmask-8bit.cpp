#include <bits/stdc++.h>
using namespace std;
unsigned char full;
int go(unsigned char cols, unsigned char l, unsigned char r) {
    if (cols == full) return 1;
    int t = 0;
    for (unsigned char f = full & ~(cols | l | r); f; ) {
        unsigned char b = f & -f;
        f ^= b;
        t += go(cols | b, (l | b) << 1, (r | b) >> 1);
    }
    return t;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    full = (1 << n) - 1;
    cout << go(0, 0, 0) << "\n";
    return 0;
}
