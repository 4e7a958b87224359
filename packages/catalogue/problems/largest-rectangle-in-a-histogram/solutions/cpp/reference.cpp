#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long solve(const vector<int>& heights) {
    const int n = static_cast<int>(heights.size());
    vector<int> open;
    long long largest = 0;
    for (int i = 0; i <= n; i++) {
        const int height = i < n ? heights[i] : 0;
        while (!open.empty() && heights[open.back()] > height) {
            const long long top = heights[open.back()];
            open.pop_back();
            const int left = open.empty() ? -1 : open.back();
            largest = max(largest, top * (i - left - 1));
        }
        open.push_back(i);
    }
    return largest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int& height : heights) {
        cin >> height;
    }
    cout << solve(heights) << '\n';
}
