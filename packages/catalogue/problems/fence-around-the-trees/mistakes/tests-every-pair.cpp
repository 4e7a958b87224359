#include <bits/stdc++.h>

using namespace std;

using Point = pair<int, int>;

long long turn(Point a, Point b, Point c) {
    return (long long)(b.first - a.first) * (c.second - a.second) - (long long)(b.second - a.second) * (c.first - a.first);
}

/** Returns the number of bends and twice the area. */
pair<int, long long> solve(vector<pair<int, int>> trees) {
    sort(trees.begin(), trees.end());
    trees.erase(unique(trees.begin(), trees.end()), trees.end());
    set<Point> bends;
    long long area = 0;
    for (Point a : trees) for (Point b : trees) {
        if (a == b) continue;
        bool side = true;
        for (Point c : trees) {
            long long t = turn(a, b, c);
            if (t < 0 || (t == 0 && (c < min(a, b) || max(a, b) < c))) { side = false; break; }
        }
        if (!side) continue;
        bends.insert(a);
        bends.insert(b);
        area += turn(trees[0], a, b);
    }
    return {max<int>(1, bends.size()), area};
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
