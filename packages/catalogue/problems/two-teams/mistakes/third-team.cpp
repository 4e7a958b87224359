#include <bits/stdc++.h>

using namespace std;

/** The way back from both children until they meet. */
vector<int> circleOf(int u, int v, const vector<int>& from) {
    vector<int> left = {u};
    vector<int> right = {v};
    while (left.back() != right.back()) {
        left.push_back(from[left.back()]);
        right.push_back(from[right.back()]);
    }
    right.pop_back();
    left.insert(left.end(), right.rbegin(), right.rend());
    return left;
}

/** Fills teams with A and B and returns no circle, or returns an odd circle. The team of child i is teams[i - 1]. */
vector<int> solve(int n, const vector<pair<int, int>>& pairs, string& teams) {
    vector<vector<int>> others(n + 1);
    for (const auto& [a, b] : pairs) {
        others[a].push_back(b);
        others[b].push_back(a);
    }
    vector<int> from(n + 1);
    teams.assign(n, '?');
    for (int start = 1; start <= n; start++) {
        if (teams[start - 1] != '?') {
            continue;
        }
        teams[start - 1] = 'A';
        vector<int> queue = {start};
        for (size_t i = 0; i < queue.size(); i++) {
            const int child = queue[i];
            for (int other : others[child]) {
                if (teams[other - 1] == teams[child - 1]) {
                    teams[other - 1] = 'C';
                }
                if (teams[other - 1] == '?') {
                    teams[other - 1] = teams[child - 1] == 'A' ? 'B' : 'A';
                    from[other] = child;
                    queue.push_back(other);
                }
            }
        }
    }
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
