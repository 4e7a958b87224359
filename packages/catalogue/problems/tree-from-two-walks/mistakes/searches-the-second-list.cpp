#include <bits/stdc++.h>

using namespace std;

void append(const vector<int>& before, const vector<int>& between, int first, int from, int size, vector<int>& after) {
    if (size == 0) return;
    const int left = find(between.begin(), between.end(), before[first]) - between.begin() - from;
    append(before, between, first + 1, from, left, after);
    append(before, between, first + 1 + left, from + left + 1, size - 1 - left, after);
    after.push_back(before[first]);
}

vector<int> solve(const vector<int>& before, const vector<int>& between) {
    vector<int> after;
    append(before, between, 0, 0, before.size(), after);
    return after;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> before(n), between(n);
    for (int& node : before) {
        cin >> node;
    }
    for (int& node : between) {
        cin >> node;
    }
    for (int node : solve(before, between)) {
        cout << node << ' ';
    }
    cout << '\n';
}
