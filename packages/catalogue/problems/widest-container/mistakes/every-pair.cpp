#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& heights) {
    long long best = 0;
    for (size_t i = 0; i < heights.size(); i++)
        for (size_t j = i + 1; j < heights.size(); j++)
            best = max(best, (long long)(j - i) * min(heights[i], heights[j]));
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
