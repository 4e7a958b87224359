#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long u;
int main() {
    int k; if (scanf("%d", &k) != 1 || !k) return 0;
    struct N { string v; int lev; u idx; };
    vector<N> q; char b[32]; scanf("%31s", b); q.push_back({b, 0, 1});
    for (int i = 1; i < k; i++) {
        scanf("%31s", b); if (b[0] == 'n') continue;
        N &p = q[0]; (void)p; q.push_back({b, i, 0});
    }
    // token index was kept in lev; now find the parents
    vector<int> tok(q.size()); for (size_t i = 0; i < q.size(); i++) tok[i] = i ? q[i].lev : 0;
    for (size_t i = 1; i < q.size(); i++) { int par = (tok[i] - 1) / 2; q[i].lev = q[par].lev + 1; q[i].idx = q[par].idx * 2 + (tok[i] - 1) % 2; }
    stable_sort(q.begin(), q.end(), [](const N &x, const N &y) { return x.lev != y.lev ? x.lev < y.lev : x.idx < y.idx; });
    for (size_t i = 0; i < q.size(); i++) printf("%s%c", q[i].v.c_str(), i + 1 < q.size() && q[i + 1].lev == q[i].lev ? ' ' : '\n');
}
