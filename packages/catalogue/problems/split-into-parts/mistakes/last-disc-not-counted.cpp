#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& lengths, int k) {
    long long low = *max_element(lengths.begin(), lengths.end()), high = accumulate(lengths.begin(), lengths.end(), 0LL);
    while (low < high) {
        long long mid = (low + high) / 2, used = 0;
        int discs = 0;
        for (int x : lengths) { if (used + x > mid) { discs++; used = 0; } used += x; }
        if (discs <= k) high = mid; else low = mid + 1;
    }
    return low;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> lengths(n);
    for (int& value : lengths) {
        cin >> value;
    }
    cout << solve(lengths, k) << '\n';
}
