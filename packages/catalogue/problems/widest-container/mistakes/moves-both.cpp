#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& heights) {
    long long best = 0;
    int l = 0, r = heights.size() - 1;
    while (l < r) {
        best = max(best, (long long)(r - l) * min(heights[l], heights[r]));
        l++; r--;
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
