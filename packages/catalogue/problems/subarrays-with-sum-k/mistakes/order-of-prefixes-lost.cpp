#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    vector<long long> p(1, 0);
    for (int b : bookings) p.push_back(p.back() + b);
    sort(p.begin(), p.end());
    long long periods = 0;
    for (long long x : p) {
        auto r = equal_range(p.begin(), p.end(), x - k);
        periods += r.second - r.first;
    }
    if (k == 0) periods = (periods - (long long)p.size()) / 2;
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
