#include <bits/stdc++.h>

using namespace std;

int solve(const vector<long long>& heaps) {
    long long together = 0;
    for (long long heap : heaps) together ^= heap;
    if (together == 0) return 0;
    int bit = 0;
    for (int b = 0; b < 40; b++) if (together & (1 << b)) bit = b;
    int moves = 0;
    for (long long heap : heaps) if (heap & (1 << bit)) moves++;
    return moves;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> heaps(n);
    for (long long& heap : heaps) {
        cin >> heap;
    }
    cout << solve(heaps) << '\n';
}
