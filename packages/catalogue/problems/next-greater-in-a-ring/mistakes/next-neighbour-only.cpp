#include <bits/stdc++.h>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    int n = heights.size();
    vector<int> steps(n);
    int next = -1;
    for (int w = 2 * n - 1; w >= 0; w--) {
        if (heights[(w + 1) % n] > heights[w % n]) next = w + 1;
        steps[w % n] = next < 0 || heights[next % n] <= heights[w % n] ? 0 : next - w;
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
