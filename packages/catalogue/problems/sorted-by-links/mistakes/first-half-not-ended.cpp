#include <bits/stdc++.h>

using namespace std;

int solve(int first, const vector<int>& numbers, vector<int>& links) {
    vector<int> boxes(numbers.size() - 1);
    iota(boxes.begin(), boxes.end(), 1);
    rotate(boxes.begin(), boxes.begin() + first - 1, boxes.end());
    stable_sort(boxes.begin(), boxes.end(), [&](int a, int b) { return numbers[a] < numbers[b]; });
    for (size_t i = 0; i < boxes.size(); i++) links[boxes[i]] = i + 1 < boxes.size() ? boxes[i + 1] : 0;
    return boxes[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, first;
    cin >> n >> first;
    vector<int> numbers(n + 1), links(n + 1);
    for (int box = 1; box <= n; box++) {
        cin >> numbers[box];
    }
    for (int box = 1; box <= n; box++) {
        cin >> links[box];
    }
    int printed = 0;
    for (int box = solve(first, numbers, links); box != 0 && printed++ <= n; box = links[box]) {
        cout << box << ' ';
    }
    cout << '\n';
}
