#include <bits/stdc++.h>

using namespace std;

int solve(const vector<long long>& big) {
    vector<unsigned> heaps(big.begin(), big.end());
    unsigned together = 0;
    for (unsigned heap : heaps) together ^= heap;
    int moves = 0;
    for (unsigned heap : heaps) moves += (heap ^ together) < heap;
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
