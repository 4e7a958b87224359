#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;
vector<long long> a;
long long memo[252][252];
long long go(int l, int r) {
    if (r - l < 2) return 0;
    if (memo[l][r]) return memo[l][r];
    long long best = 0;
    for (int k = l + 1; k < r; k++) best = max(best, go(l, k) + go(k, r) + a[l] * a[k] * a[r]);
    return memo[l][r] = best;
}
int main() {
    int n;
    scanf("%d", &n);
    a.assign(n + 2, 1);
    for (int i = 1; i <= n; i++) scanf("%lld", &a[i]);
    printf("%lld\n", go(0, n + 1));
}
