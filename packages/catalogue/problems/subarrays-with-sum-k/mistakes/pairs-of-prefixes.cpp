#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    size_t n = bookings.size();
    vector<long long> p(n + 1);
    for (size_t i = 0; i < n; i++) p[i + 1] = p[i] + bookings[i];
    long long periods = 0;
    for (size_t j = 1; j <= n; j++)
        for (size_t i = 0; i < j; i++)
            if (p[j] - p[i] == k) periods++;
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
