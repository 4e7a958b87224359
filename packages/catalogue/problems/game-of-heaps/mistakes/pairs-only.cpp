#include <bits/stdc++.h>

using namespace std;

int solve(const vector<long long>& heaps) {
    map<long long, int> times;
    for (long long heap : heaps) if (heap > 0) times[heap]++;
    int rest = 0;
    for (auto& [heap, count] : times) rest += count % 2;
    return rest;
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
