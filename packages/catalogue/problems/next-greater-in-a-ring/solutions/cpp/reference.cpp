#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& heights) {
    const int n = static_cast<int>(heights.size());
    vector<int> steps(n);
    vector<int> waiting;
    for (int walked = 0; walked < 2 * n; walked++) {
        const int height = heights[walked % n];
        while (!waiting.empty() && heights[waiting.back()] < height) {
            steps[waiting.back()] = walked - waiting.back();
            waiting.pop_back();
        }
        if (walked < n) {
            waiting.push_back(walked);
        }
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
