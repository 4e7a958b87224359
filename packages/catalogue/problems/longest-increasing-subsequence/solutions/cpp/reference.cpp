#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& values) {
    vector<int> ends;
    for (int value : values) {
        const auto place = lower_bound(ends.begin(), ends.end(), value);
        if (place == ends.end()) {
            ends.push_back(value);
        } else {
            *place = value;
        }
    }
    return static_cast<int>(ends.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    cout << solve(values) << '\n';
}
