#include <bits/stdc++.h>

using namespace std;

long long solve(long long a, long long b, long long m) {
    int result = 1 % m;
    int square = a % m;
    while (b > 0) {
        if (b % 2 == 1) {
            result = int((unsigned)result * (unsigned)square) % m;
        }
        square = int((unsigned)square * (unsigned)square) % m;
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
