#include <bits/stdc++.h>
using namespace std;

int n;
long long ride[15][15], memo[1 << 15][15];

/** The shortest way home from place `at` through all places that are not done, or -1. */
long long home(int done, int at) {
    if (done == (1 << n) - 1) return n == 1 ? 0 : ride[at][0];
    if (memo[done][at] != -1) return memo[done][at];
    long long best = -1;
    for (int next = 0; next < n; next++) {
        if (done >> next & 1 || ride[at][next] < 0) continue;
        long long rest = home(done | 1 << next, next);
        if (rest < 0) continue;
        if (best < 0 || ride[at][next] + rest < best) best = ride[at][next] + rest;
    }
    return memo[done][at] = best;
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) cin >> ride[i][j];
    memset(memo, -1, sizeof memo);
    long long best = home(1, 0);
    if (best < 0) cout << "none\n";
    else cout << best << "\n";
}
