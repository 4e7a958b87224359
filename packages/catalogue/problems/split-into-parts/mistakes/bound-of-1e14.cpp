#include <cstdio>
#include <vector>
using namespace std;
int main() {
    int n, k;
    scanf("%d %d", &n, &k);
    vector<long long> a(n);
    long long lo = 0, hi = 100000000000000LL;
    for (auto& x : a) { scanf("%lld", &x); if (x > lo) lo = x; }
    while (lo < hi) {
        long long cap = (lo + hi) / 2, sum = 0;
        int parts = 1;
        for (long long x : a) { if (sum + x > cap) { parts++; sum = 0; } sum += x; }
        if (parts <= k) hi = cap; else lo = cap + 1;
    }
    printf("%lld\n", lo);
}
