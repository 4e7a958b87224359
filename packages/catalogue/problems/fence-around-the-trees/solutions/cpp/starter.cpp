#include <iostream>
#include <utility>
#include <vector>

using namespace std;

/** Returns the number of bends and twice the area. */
pair<int, long long> solve(vector<pair<int, int>> trees) {
    // Write your solution here.
    return {0, 0};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<int, int>> trees(n);
    for (auto& [x, y] : trees) {
        cin >> x >> y;
    }
    auto [bends, area] = solve(trees);
    cout << bends << ' ' << area << '\n';
}
