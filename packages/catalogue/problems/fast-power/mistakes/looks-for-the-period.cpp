#include <bits/stdc++.h>

using namespace std;

long long solve(long long a, long long b, long long m) {
    vector<int> seen(m, -1), powers;
    long long power = 1 % m;
    for (long long i = 0; i < b; i++) {
        if (seen[power] >= 0) {
            int from = seen[power];
            return powers[from + (b - from) % (i - from)];
        }
        seen[power] = i;
        powers.push_back(power);
        power = power * (a % m) % m;
    }
    return power;
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
