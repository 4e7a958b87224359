#include <bits/stdc++.h>

using namespace std;

set<vector<int>> sets;

void choose(const vector<int>& values, size_t i, int sum, int t, vector<int>& chosen) {
    if (i == values.size()) {
        if (sum == t) sets.insert(chosen);
        return;
    }
    chosen.push_back(values[i]);
    choose(values, i + 1, sum + values[i], t, chosen);
    chosen.pop_back();
    choose(values, i + 1, sum, t, chosen);
}

vector<vector<int>> solve(vector<int> values, int t) {
    sort(values.begin(), values.end());
    vector<int> chosen;
    choose(values, 0, 0, t, chosen);
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
