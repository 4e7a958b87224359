#include <iostream>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

/** Returns the largest number of trees and the number of stretches of this length. */
pair<int, int> solve(const vector<int>& kinds, int k) {
    unordered_map<int, int> counts;
    int begin = 0;
    int longest = 0;
    int stretches = 0;
    for (int end = 0; end < (int)kinds.size(); end++) {
        counts[kinds[end]]++;
        while ((int)counts.size() > k) {
            auto gone = counts.find(kinds[begin++]);
            if (--gone->second == 0) {
                counts.erase(gone);
            }
        }
        int length = end - begin + 1;
        if (length > longest) {
            longest = length;
            stretches = 0;
        }
        if (length == longest) {
            stretches++;
        }
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
