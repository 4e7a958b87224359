#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Returns an order of the courses 1 to n that obeys the rules {before, after}, or nothing if there is none. */
vector<int> solve(int n, const vector<pair<int, int>>& rules) {
    vector<int> waitsFor(n + 1);
    vector<vector<int>> successors(n + 1);
    for (const auto& [before, after] : rules) {
        successors[before].push_back(after);
        waitsFor[after]++;
    }
    vector<int> order;
    for (int course = 1; course <= n; course++) {
        if (waitsFor[course] == 0) {
            order.push_back(course);
        }
    }
    // The list grows on the way and serves as the queue of free courses too.
    for (size_t i = 0; i < order.size(); i++) {
        for (int next : successors[order[i]]) {
            if (--waitsFor[next] == 0) {
                order.push_back(next);
            }
        }
    }
    return static_cast<int>(order.size()) == n ? order : vector<int>{};
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
