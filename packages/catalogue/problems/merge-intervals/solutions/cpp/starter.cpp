#include <iostream>
#include <vector>

using namespace std;

/** Both ends belong to the interval. */
struct Interval {
    int left;
    int right;
};

vector<Interval> solve(vector<Interval> intervals) {
    // Write your solution here.
    return intervals;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<Interval> intervals(n);
    for (auto& [left, right] : intervals) {
        cin >> left >> right;
    }
    for (const auto& [left, right] : solve(intervals)) {
        cout << left << ' ' << right << '\n';
    }
}
