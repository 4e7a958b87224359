#include <bits/stdc++.h>

using namespace std;

vector<int> places(100001);

void append(const vector<int>& before, int first, int from, int size, vector<int>& after) {
    if (size <= 0 || first >= (int)before.size()) return;
    const int left = places[before[first] % 100001] - from;
    if (left >= size) return;
    append(before, first + 1, from, left, after);
    append(before, first + 1 + left, from + left + 1, size - 1 - left, after);
    after.push_back(before[first]);
}

vector<int> solve(const vector<int>& before, const vector<int>& between) {
    for (size_t i = 0; i < between.size(); i++) places[between[i] % 100001] = i;
    vector<int> after;
    append(before, 0, 0, before.size(), after);
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
