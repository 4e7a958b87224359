#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    unordered_map<int, int> seen;
    seen[0] = 1;
    unsigned sum = 0;
    long long periods = 0;
    for (int b : bookings) {
        sum += (unsigned)b;
        auto it = seen.find((int)(sum - (unsigned)k));
        if (it != seen.end()) periods += it->second;
        seen[(int)sum]++;
    }
    return periods;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> bookings(n);
    for (int& value : bookings) {
        cin >> value;
    }
    cout << solve(bookings, k) << '\n';
}
