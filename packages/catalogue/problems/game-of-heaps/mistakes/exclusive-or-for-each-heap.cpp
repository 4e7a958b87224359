#include <bits/stdc++.h>

using namespace std;

int solve(const vector<long long>& heaps) {
    int moves = 0;
    for (size_t i = 0; i < heaps.size(); i++) {
        long long others = 0;
        for (size_t j = 0; j < heaps.size(); j++) if (j != i) others ^= heaps[j];
        if (others < heaps[i]) moves++;
    }
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
