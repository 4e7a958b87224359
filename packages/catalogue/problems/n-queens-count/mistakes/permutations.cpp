#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> p(n);
    iota(p.begin(), p.end(), 0);
    long long cnt = 0;
    do {
        bool ok = true;
        for (int i = 0; i < n && ok; i++) for (int k = 0; k < i; k++) if (abs(p[i] - p[k]) == i - k) { ok = false; break; }
        cnt += ok;
    } while (next_permutation(p.begin(), p.end()));
    cout << cnt << "\n";
    return 0;
}
