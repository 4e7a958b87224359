#include <algorithm>
#include <iostream>
#include <unordered_set>
#include <vector>

using namespace std;

int solve(const vector<int>& values) {
    const unordered_set<int> present(values.begin(), values.end());
    int longest = 0;
    for (int first : present) {
        if (present.count(first - 1)) {
            continue;
        }
        int end = first + 1;
        while (present.count(end)) {
            end++;
        }
        longest = max(longest, end - first);
    }
    return longest;
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
