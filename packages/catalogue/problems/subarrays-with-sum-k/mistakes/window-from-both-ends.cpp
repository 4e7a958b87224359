#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    long long periods = 0, sum = 0;
    size_t left = 0;
    for (size_t right = 0; right < bookings.size(); right++) {
        sum += bookings[right];
        while (left < right && sum > k) sum -= bookings[left++];
        if (sum == k) {
            periods++;
            for (size_t i = left; i < right && bookings[i] == 0; i++) periods++;
        }
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
