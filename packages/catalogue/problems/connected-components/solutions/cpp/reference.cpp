#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using namespace std;

int findRoot(vector<int>& parent, int member) {
    while (parent[member] != member) {
        parent[member] = parent[parent[member]];
        member = parent[member];
    }
    return member;
}

/** The computers are numbered from 1 to n; each cable is a pair of them. */
int solve(int n, const vector<pair<int, int>>& cables) {
    vector<int> parent(n + 1);
    iota(parent.begin(), parent.end(), 0);
    int components = n;
    for (const auto& [u, v] : cables) {
        const int one = findRoot(parent, u);
        const int other = findRoot(parent, v);
        if (one != other) {
            parent[one] = other;
            components--;
        }
    }
    return components;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> cables(m);
    for (auto& [u, v] : cables) {
        cin >> u >> v;
    }
    cout << solve(n, cables) << '\n';
}
