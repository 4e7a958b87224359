#include <bits/stdc++.h>

using namespace std;

/** Returns the largest number of trees and the number of stretches of this length. */
pair<int, int> solve(const vector<int>& kinds, int k) {
    int n = kinds.size(), longest = 0, stretches = 0;
    for (int begin = 0; begin < n; begin++) {
        unordered_set<int> seen;
        int end = begin;
        while (end < n && (seen.count(kinds[end]) || (int)seen.size() < k)) seen.insert(kinds[end++]);
        if (end - begin > longest) { longest = end - begin; stretches = 0; }
        if (end - begin == longest) stretches++;
    }
    return {longest, stretches};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> kinds(n);
    for (int& kind : kinds) {
        cin >> kind;
    }
    auto [length, count] = solve(kinds, k);
    cout << length << ' ' << count << '\n';
}
