#include <bits/stdc++.h>

using namespace std;

vector<vector<int>> solve(vector<int> values, int t) {
    set<vector<int>> sets;
    vector<int> chosen;
    function<void(size_t, int)> choose = [&](size_t i, int left) {
        if (left == 0) { sets.insert(chosen); return; }
        if (i == values.size() || sets.size() > 20000) return;
        if (values[i] <= left) {
            chosen.push_back(values[i]);
            choose(i + 1, left - values[i]);
            chosen.pop_back();
        }
        choose(i + 1, left);
    };
    choose(0, t);
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
