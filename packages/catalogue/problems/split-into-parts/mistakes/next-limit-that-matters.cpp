#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& lengths, int k) {
    long long limit = *max_element(lengths.begin(), lengths.end());
    while (true) {
        int discs = 1;
        long long used = 0, next = LLONG_MAX;
        for (int x : lengths) {
            if (used + x > limit) { next = min(next, used + x); discs++; used = 0; }
            used += x;
        }
        if (discs <= k) return limit;
        limit = next;
    }
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
