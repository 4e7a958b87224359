#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    map<long long, int> seen;
    long long sum = 0, before = 0, periods = 0;
    for (size_t j = 0; j < bookings.size(); j++) {
        before = sum;
        sum += bookings[j];
        if (seen.count(sum - k)) periods += seen[sum - k];
        seen[before]++;
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
