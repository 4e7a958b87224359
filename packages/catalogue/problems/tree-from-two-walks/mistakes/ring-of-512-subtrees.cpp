#include <bits/stdc++.h>
using namespace std;
static int pre_[140005], pos_[200005], out_[140005];
struct R { int p, lo, hi; };
static R st[512];
int main() {
    int n; scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", pre_ + i);
    for (int i = 0; i < n; i++) { int v; scanf("%d", &v); pos_[v] = i; }
    int sp = 0, k = n;
    st[sp++ & 511] = {0, 0, n - 1};
    while (sp) {
        R r = st[--sp & 511];
        int v = pre_[r.p], m = pos_[v];
        if (k > 0) out_[--k] = v;
        if (r.lo < m) st[sp++ & 511] = {r.p + 1, r.lo, m - 1};
        if (m < r.hi) st[sp++ & 511] = {r.p + 1 + m - r.lo, m + 1, r.hi};
    }
    for (int i = 0; i < n; i++) printf("%d ", out_[i]);
    puts("");
}
