#include <bits/stdc++.h>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    int n = heights.size();
    vector<int> steps(n);
    for (int i = 0; i < n; i++) {
        int j = i + 1 == n ? 0 : i + 1, s = 1;
        while (s < n && heights[j] <= heights[i]) {
            s++;
            if (++j == n) j = 0;
        }
        steps[i] = s < n ? s : 0;
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
