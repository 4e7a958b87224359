#include <iostream>
#include <vector>

using namespace std;

vector<int> solve(const vector<int>& values, int k) {
    // Write your solution here.
    return vector<int>(values.begin() + k - 1, values.end());
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
