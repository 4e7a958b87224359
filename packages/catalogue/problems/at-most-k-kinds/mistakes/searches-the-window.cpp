#include <bits/stdc++.h>

using namespace std;

/** Returns the largest number of trees and the number of stretches of this length. */
pair<int, int> solve(const vector<int>& kinds, int k) {
    int n = kinds.size(), begin = 0, longest = 0, stretches = 0, different = 0;
    for (int end = 0; end < n; end++) {
        if (find(kinds.begin() + begin, kinds.begin() + end, kinds[end]) == kinds.begin() + end) different++;
        while (different > k) {
            int gone = kinds[begin++];
            if (find(kinds.begin() + begin, kinds.begin() + end + 1, gone) == kinds.begin() + end + 1) different--;
        }
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
