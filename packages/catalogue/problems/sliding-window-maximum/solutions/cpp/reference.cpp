#include <deque>
#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& values, int k) {
    deque<int> candidates; // positions, the largest value first
    vector<int> maxima;
    for (int i = 0; i < static_cast<int>(values.size()); i++) {
        while (!candidates.empty() && values[candidates.back()] <= values[i]) {
            candidates.pop_back();
        }
        candidates.push_back(i);
        if (candidates.front() == i - k) {
            candidates.pop_front();
        }
        if (i >= k - 1) {
            maxima.push_back(values[candidates.front()]);
        }
    }
    return maxima;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    const vector<int> maxima = solve(values, k);
    for (size_t i = 0; i < maxima.size(); i++) {
        cout << (i > 0 ? " " : "") << maxima[i];
    }
    cout << '\n';
}
