#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> up(n + 1);
    iota(up.begin(), up.end(), 0);
    auto root = [&](int x) {
        while (up[x] != x) x = up[x];
        return x;
    };
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        u = root(u), v = root(v);
        if (u != v) up[min(u, v)] = max(u, v), n--;
    }
    printf("%d\n", n);
}
