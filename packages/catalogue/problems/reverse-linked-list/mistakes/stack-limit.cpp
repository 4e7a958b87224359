#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    static int a[50001];
    int k = 0;
    for (int i = 0; i < n; i++) { int x; cin >> x; if (k < 50000) a[k++] = x; }
    while (k--) cout << a[k] << ' ';
    cout << "\n";
    return 0;
}
