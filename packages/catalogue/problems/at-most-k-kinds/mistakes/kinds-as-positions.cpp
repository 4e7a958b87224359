#include <bits/stdc++.h>

using namespace std;

/** Returns the largest number of trees and the number of stretches of this length. */
pair<int, int> solve(const vector<int>& kinds, int k) {
    vector<int> counts(100003);
    int begin = 0, longest = 0, stretches = 0, held = 0;
    auto at = [](int kind) { return ((kind % 1000) + 1000) % 1000; };
    for (int end = 0; end < (int)kinds.size(); end++) {
        if (counts[at(kinds[end])]++ == 0) held++;
        while (held > k) if (--counts[at(kinds[begin++])] == 0) held--;
        int length = end - begin + 1;
        if (length > longest) { longest = length; stretches = 0; }
        if (length == longest) stretches++;
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
