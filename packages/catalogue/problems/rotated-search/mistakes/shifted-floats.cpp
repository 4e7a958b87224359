#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;
int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    vector<float> a(n);
    for (auto& x : a) { int v; scanf("%d", &v); x = v + 10000000; }
    int p = min_element(a.begin(), a.end()) - a.begin();
    rotate(a.begin(), a.begin() + p, a.end());
    while (q--) {
        int v;
        scanf("%d", &v);
        float t = v + 10000000;
        int i = lower_bound(a.begin(), a.end(), t) - a.begin();
        printf("%d\n", i < n && a[i] == t ? (i + p) % n : -1);
    }
}
