#include <iostream>
#include <unordered_map>
#include <vector>

using namespace std;

long long solve(const vector<int>& bookings, int k) {
    unordered_map<long long, int> timesSeen{{0, 1}};
    long long sum = 0;
    long long periods = 0;
    for (int booking : bookings) {
        sum += booking;
        const auto found = timesSeen.find(sum - k);
        if (found != timesSeen.end()) {
            periods += found->second;
        }
        timesSeen[sum]++;
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
