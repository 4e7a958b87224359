#include <bits/stdc++.h>

using namespace std;

vector<vector<int>> solve(vector<int> values, int t) {
    sort(values.begin(), values.end());
    set<vector<int>> sets;
    for (size_t i = 0; i < values.size(); i++) {
        int sum = 0;
        for (size_t j = i; j < values.size(); j++) {
            sum += values[j];
            if (sum == t) sets.insert(vector<int>(values.begin() + i, values.begin() + j + 1));
        }
    }
    return {sets.begin(), sets.end()};
}

int main() {
    int n, t;
    cin >> n >> t;
    vector<int> values(n);
    for (int& value : values) {
        cin >> value;
    }
    const vector<vector<int>> sets = solve(values, t);
    for (const vector<int>& chosen : sets) {
        for (size_t i = 0; i < chosen.size(); i++) {
            cout << (i > 0 ? " " : "") << chosen[i];
        }
        cout << '\n';
    }
    if (sets.empty()) {
        cout << "none\n";
    }
}
