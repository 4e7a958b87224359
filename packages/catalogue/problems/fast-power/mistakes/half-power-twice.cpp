#include <bits/stdc++.h>

using namespace std;

long long solve(long long a, long long b, long long m) {
    if (b == 0) return 1 % m;
    if (b % 2 == 1) return solve(a, b - 1, m) * (a % m) % m;
    return solve(a, b / 2, m) * solve(a, b / 2, m) % m;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    while (q-- > 0) {
        long long a, b, m;
        cin >> a >> b >> m;
        cout << solve(a, b, m) << '\n';
    }
}
