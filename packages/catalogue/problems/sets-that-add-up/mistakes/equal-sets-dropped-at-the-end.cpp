#include <bits/stdc++.h>

using namespace std;

void choose(const vector<int>& values, size_t from, int left, vector<int>& chosen, vector<vector<int>>& sets) {
    if (left == 0) {
        for (const vector<int>& other : sets) {
            if (other == chosen) return;
        }
        sets.push_back(chosen);
        return;
    }
    for (size_t i = from; i < values.size() && values[i] <= left; i++) {
        chosen.push_back(values[i]);
        choose(values, i + 1, left - values[i], chosen, sets);
        chosen.pop_back();
    }
}

vector<vector<int>> solve(vector<int> values, int t) {
    sort(values.begin(), values.end());
    vector<vector<int>> sets;
    vector<int> chosen;
    choose(values, 0, t, chosen, sets);
    return sets;
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
