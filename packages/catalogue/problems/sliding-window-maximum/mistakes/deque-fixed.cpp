#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    static int q[1024], a[100000];
    int h = 0, t = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        while (t > h && a[q[(t - 1) & 1023]] <= a[i]) t--;
        q[t++ & 1023] = i;
        if (q[h & 1023] <= i - k) h++;
        if (i >= k - 1) cout << a[q[h & 1023]] << ' ';
    }
    cout << "\n";
    return 0;
}
