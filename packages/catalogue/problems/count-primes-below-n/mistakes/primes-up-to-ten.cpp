#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    int cnt = 0;
    int small[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31};
    for (int x = 2; x < n; x++) {
        bool ok = true;
        for (int p : small) if (x != p && x % p == 0) ok = false;
        cnt += ok;
    }
    cout << cnt << "\n";
    return 0;
}
