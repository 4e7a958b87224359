#include <bits/stdc++.h>
using namespace std;
int main() {
    int q; scanf("%d", &q); map<unsigned long long, map<int,int>> m;
    while (q--) {
        char kind[8], name[24] = {}; int t, x; scanf("%7s %d %15s", kind, &t, name);
        unsigned long long key; memcpy(&key, name, 8);
        auto &h = m[key];
        if (kind[0] == 's') { scanf("%d", &x); h[t] = x; }
        else { auto it = h.upper_bound(t); if (it == h.begin()) puts("none"); else printf("%d\n", prev(it)->second); }
    }
}
