#include <bits/stdc++.h>

using namespace std;

long long solve(long long a, long long b, long long m) {
    long long result = 1 % m;
    for (long long i = 0; i < b; i++) result = result * (a % m) % m;
    return result;
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
