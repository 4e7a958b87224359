#include <iostream>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

/** Returns the two positions, smaller one first. */
pair<int, int> solve(const vector<int>& values, int target) {
    unordered_map<long long, int> positionOf;
    for (int j = 0; j < static_cast<int>(values.size()); j++) {
        // The difference may exceed an int.
        const auto found = positionOf.find(1LL * target - values[j]);
        if (found != positionOf.end()) {
            return {found->second, j};
        }
        positionOf[values[j]] = j;
    }
    throw logic_error("no pair adds up to the target");
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, target;
    cin >> n >> target;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    const auto [i, j] = solve(values, target);
    cout << i << ' ' << j << '\n';
}
