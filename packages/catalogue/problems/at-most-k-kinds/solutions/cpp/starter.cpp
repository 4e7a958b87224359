#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Returns the largest number of trees and the number of stretches of this length. */
pair<int, int> solve(const vector<int>& kinds, int k) {
    // Write your solution here.
    return {0, 0};
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
