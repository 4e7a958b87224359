#include <bits/stdc++.h>
using namespace std;
static void qs(int *a, int lo, int hi) {
    while (lo < hi) {
        int p = a[lo], i = lo;
        for (int j = lo + 1; j <= hi; j++) if (a[j] <= p) { i++; swap(a[i], a[j]); }
        swap(a[lo], a[i]);
        if (i - lo < hi - i) { qs(a, lo, i - 1); lo = i + 1; } else { qs(a, i + 1, hi); hi = i - 1; }
    }
}
int main() {
    int n, k; scanf("%d %d", &n, &k);
    vector<int> a(n); for (int &x : a) scanf("%d", &x);
    qs(a.data(), 0, n - 1);
    vector<pair<int,int>> r;
    for (int i = 0; i < n;) { int j = i; while (j < n && a[j] == a[i]) j++; r.push_back({i - j, a[i]}); i = j; }
    sort(r.begin(), r.end());
    for (int i = 0; i < k; i++) printf("%d ", r[i].second);
    puts("");
}
