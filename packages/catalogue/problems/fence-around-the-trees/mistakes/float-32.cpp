#include <bits/stdc++.h>

using namespace std;

using Point = pair<int, int>;

long long turn(Point a, Point b, Point c) {
    return (float)(b.first - a.first) * (c.second - a.second) - (float)(b.second - a.second) * (c.first - a.first);
}

vector<Point> chain(const vector<Point>& points) {
    vector<Point> bends;
    for (Point point : points) {
        while (bends.size() > 1 && turn(bends[bends.size() - 2], bends.back(), point) <= 0) {
            bends.pop_back();
        }
        bends.push_back(point);
    }
    bends.pop_back();
    return bends;
}

/** Returns the number of bends and twice the area. */
pair<int, long long> solve(vector<pair<int, int>> trees) {
    sort(trees.begin(), trees.end());
    trees.erase(unique(trees.begin(), trees.end()), trees.end());
    if (trees.size() == 1) {
        return {1, 0};
    }
    vector<Point> bends = chain(trees);
    reverse(trees.begin(), trees.end());
    for (Point point : chain(trees)) {
        bends.push_back(point);
    }
    long long area = 0;
    for (size_t i = 2; i < bends.size(); i++) {
        area += turn(bends[0], bends[i - 1], bends[i]);
    }
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
