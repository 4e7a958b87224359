#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    const int LIM = 1000000;
    vector<bool> comp(LIM + 1);
    int cnt = 0;
    for (int i = 2; i < min(n, LIM); i++) {
        if (comp[i]) continue;
        cnt++;
        for (long long k = (long long) i * i; k <= LIM; k += i) comp[k] = true;
    }
    cout << cnt << "\n";
    return 0;
}
