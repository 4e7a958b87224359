#include <bits/stdc++.h>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    int n = heights.size();
    vector<int> steps(n), st;
    for (int w = 0; w <= n; w++) {
        while (!st.empty() && heights[st.back()] < heights[w % n]) { steps[st.back()] = w - st.back(); st.pop_back(); }
        if (w < n) st.push_back(w);
    }
    return steps;
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
    for (int value : solve(heights)) {
        cout << value << ' ';
    }
    cout << '\n';
}
