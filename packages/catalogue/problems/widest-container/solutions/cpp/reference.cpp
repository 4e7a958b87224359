#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& heights) {
    size_t left = 0;
    size_t right = heights.size() - 1;
    long long best = 0;
    while (left < right) {
        const long long width = right - left;
        best = max(best, width * min(heights[left], heights[right]));
        if (heights[left] <= heights[right]) {
            left++;
        } else {
            right--;
        }
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& value : heights) {
        cin >> value;
    }
    cout << solve(heights) << '\n';
}
