#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& heights) {
    long long best = 0;
    int tallest = -1;
    for (int i = 0; i < (int)heights.size(); i++) {
        if (heights[i] <= tallest) continue;
        tallest = heights[i];
        for (int j = (int)heights.size() - 1; j > i; j--)
            best = max(best, (long long)(j - i) * min(heights[i], heights[j]));
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
