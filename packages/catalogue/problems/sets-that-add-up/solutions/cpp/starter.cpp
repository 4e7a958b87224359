#include <iostream>
#include <vector>

using namespace std;

vector<vector<int>> solve(vector<int> values, int t) {
    // Write your solution here.
    return {};
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
