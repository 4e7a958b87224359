#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
vector<int> solve(int n, const vector<pair<int, int>>& roads) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> roads(m);
    for (auto& [a, b] : roads) {
        cin >> a >> b;
    }
    vector<int> critical = solve(n, roads);
    cout << critical.size() << '\n';
    for (int road : critical) {
        cout << road << ' ';
    }
    cout << '\n';
}
