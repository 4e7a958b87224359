#include <bits/stdc++.h>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    int n = heights.size();
    int top = max_element(heights.begin(), heights.end()) - heights.begin();
    vector<int> steps(n), st;
    for (int w = n - 1; w >= 0; w--) {
        int i = (top + w) % n;
        while (!st.empty() && heights[st.back() % n] <= heights[i] && st.back() % n != top) st.pop_back();
        if (i != top) steps[i] = st.empty() ? n - w : (st.back() - i + n) % n;
        st.push_back(i);
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
