#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long double x; cin >> x;
    long double r = 0;
    const long double step = 0.0000005L * max(1.0L, x / 1000000000000.0L);
    while ((r + step) * (r + step) <= x) r += step;
    printf("%.9Lf\n", r);
    return 0;
}
