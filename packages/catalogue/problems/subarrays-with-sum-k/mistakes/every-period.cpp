#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    long long periods = 0;
    for (size_t i = 0; i < bookings.size(); i++) {
        long long sum = 0;
        for (size_t j = i; j < bookings.size(); j++) {
            sum += bookings[j];
            if (sum == k) periods++;
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
