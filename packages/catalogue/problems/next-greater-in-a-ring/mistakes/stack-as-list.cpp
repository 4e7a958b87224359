#include <bits/stdc++.h>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    int n = heights.size();
    vector<int> steps(n);
    list<int> waiting;
    for (int w = 0; w < 2 * n; w++) {
        for (auto it = waiting.begin(); it != waiting.end();) {
            if (heights[*it] < heights[w % n]) { steps[*it] = w - *it; it = waiting.erase(it); }
            else ++it;
        }
        if (w < n) waiting.push_back(w);
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
