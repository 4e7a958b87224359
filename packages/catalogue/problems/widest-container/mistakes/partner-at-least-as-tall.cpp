#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& heights) {
    int n = heights.size();
    vector<int> suffix(n);
    suffix[n - 1] = heights[n - 1];
    for (int i = n - 2; i >= 0; i--) suffix[i] = max(suffix[i + 1], heights[i]);
    long long best = 0;
    for (int i = 0; i < n; i++) {
        int lo = i, hi = n - 1;
        while (lo < hi) {
            int mid = (lo + hi + 1) / 2;
            if (suffix[mid] >= heights[i]) lo = mid; else hi = mid - 1;
        }
        best = max(best, (long long)(lo - i) * heights[i]);
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
