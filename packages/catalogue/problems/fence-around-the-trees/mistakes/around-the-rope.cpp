#include <bits/stdc++.h>

using namespace std;

using Point = pair<int, int>;

long long turn(Point a, Point b, Point c) {
    return (long long)(b.first - a.first) * (c.second - a.second) - (long long)(b.second - a.second) * (c.first - a.first);
}

long long away(Point a, Point b) { return llabs((long long)a.first - b.first) + llabs((long long)a.second - b.second); }

/** Returns the number of bends and twice the area. */
pair<int, long long> solve(vector<pair<int, int>> trees) {
    Point first = *min_element(trees.begin(), trees.end()), at = first;
    vector<Point> bends;
    do {
        bends.push_back(at);
        Point next = trees[0];
        for (Point t : trees) {
            long long side = turn(at, next, t);
            if (next == at || side < 0 || (side == 0 && away(at, t) > away(at, next))) next = t;
        }
        at = next;
    } while (at != first);
    long long area = 0;
    for (size_t i = 2; i < bends.size(); i++) area += turn(bends[0], bends[i - 1], bends[i]);
    return {bends.size(), area};
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
