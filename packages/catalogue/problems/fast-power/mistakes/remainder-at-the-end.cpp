#include <bits/stdc++.h>

using namespace std;

long long solve(long long a, long long b, long long m) {
    long long result = 1 % m;
    long long square = a % m;
    while (b > 0) {
        if (b % 2 == 1) {
            result = (long long)((unsigned long long)result * square);
        }
        square = square * square % m;
        b /= 2;
    }
    return (result % m + m) % m;
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
