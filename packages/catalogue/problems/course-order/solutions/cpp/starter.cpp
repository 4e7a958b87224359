#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Returns an order of the courses 1 to n that obeys the rules {before, after}, or nothing if there is none. */
vector<int> solve(int n, const vector<pair<int, int>>& rules) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> rules(m);
    for (auto& [before, after] : rules) {
        cin >> before >> after;
    }
    const vector<int> order = solve(n, rules);
    if (order.empty()) {
        cout << "impossible";
    }
    for (size_t i = 0; i < order.size(); i++) {
        cout << (i > 0 ? " " : "") << order[i];
    }
    cout << '\n';
}
