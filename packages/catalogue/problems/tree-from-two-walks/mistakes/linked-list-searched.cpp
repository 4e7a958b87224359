#include <bits/stdc++.h>

using namespace std;

void append(const vector<int>& before, const list<int>& between, int first, int from, int size, vector<int>& after) {
    if (size == 0) return;
    int left = -from;
    for (int node : between) {
        if (node == before[first]) break;
        left++;
    }
    append(before, between, first + 1, from, left, after);
    append(before, between, first + 1 + left, from + left + 1, size - 1 - left, after);
    after.push_back(before[first]);
}

vector<int> solve(const vector<int>& before, const vector<int>& between) {
    list<int> nodes(between.begin(), between.end());
    vector<int> after;
    append(before, nodes, 0, 0, before.size(), after);
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
