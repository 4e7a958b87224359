#include <iostream>
#include <vector>

using namespace std;

int solve(const vector<int>& values, int target) {
    int low = 0;
    int high = static_cast<int>(values.size()) - 1;
    while (low <= high) {
        const int middle = low + (high - low) / 2;
        if (values[middle] == target) {
            return middle;
        }
        const bool inLeft = values[low] <= values[middle]
            ? values[low] <= target && target < values[middle]
            : target < values[middle] || target > values[high];
        if (inLeft) {
            high = middle - 1;
        } else {
            low = middle + 1;
        }
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    for (int i = 0; i < q; i++) {
        int target;
        cin >> target;
        cout << solve(values, target) << '\n';
    }
}
