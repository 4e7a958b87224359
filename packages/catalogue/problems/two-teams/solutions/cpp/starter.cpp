#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

/** Fills teams with A and B and returns no circle, or returns an odd circle. The team of child i is teams[i - 1]. */
vector<int> solve(int n, const vector<pair<int, int>>& pairs, string& teams) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> pairs(m);
    for (auto& [a, b] : pairs) {
        cin >> a >> b;
    }
    string teams(n, 'A');
    const vector<int> circle = solve(n, pairs, teams);
    if (circle.empty()) {
        cout << "teams\n" << teams << '\n';
        return 0;
    }
    cout << "circle\n" << circle.size() << '\n';
    for (int child : circle) {
        cout << child << ' ';
    }
    cout << '\n';
}
