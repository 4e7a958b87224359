#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

/** Both ends belong to the interval. */
struct Interval {
    int left;
    int right;
};

vector<Interval> solve(vector<Interval> intervals) {
    sort(intervals.begin(), intervals.end(),
         [](const Interval& a, const Interval& b) { return a.left < b.left; });
    vector<Interval> merged;
    for (const Interval& next : intervals) {
        if (!merged.empty() && next.left <= merged.back().right) {
            merged.back().right = max(merged.back().right, next.right);
        } else {
            merged.push_back(next);
        }
    }
    return merged;
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
