#include <bits/stdc++.h>

using namespace std;

long long solve(long long a, long long b, long long m) {
    long long result = 1 % m;
    long long square = a % m;
    if (m > 1) b %= m - 1;
    while (b > 0) {
        if (b % 2 == 1) {
            result = result * square % m;
        }
        square = square * square % m;
        b /= 2;
    }
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
