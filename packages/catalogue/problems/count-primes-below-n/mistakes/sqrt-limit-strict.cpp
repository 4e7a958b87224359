#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<bool> comp(n + 1);
    int cnt = 0;
    for (int i = 2; i < n; i++) {
        if (!comp[i]) {
            cnt++;
            if ((long long) i * i + i < n) for (int k = i * i; k < n; k += i) comp[k] = true;
        }
    }
    cout << cnt << "\n";
    return 0;
}
