#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

struct Point {
    int x;
    int y;
};

/** Returns the numbers of the k nearest boats. */
vector<int> solve(int k, Point ship, const vector<Point>& boats) {
    vector<pair<long long, int>> order;
    for (size_t i = 0; i < boats.size(); i++) {
        const long long dx = boats[i].x - ship.x;
        const long long dy = boats[i].y - ship.y;
        order.emplace_back(-(dx * dx + dy * dy), i + 1);
    }
    partial_sort(order.begin(), order.begin() + k, order.end());
    vector<int> numbers;
    for (int place = 0; place < k; place++) {
        numbers.push_back(order[place].second);
    }
    return numbers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    Point ship;
    cin >> n >> k >> ship.x >> ship.y;
    vector<Point> boats(n);
    for (Point& boat : boats) {
        cin >> boat.x >> boat.y;
    }
    for (int number : solve(k, ship, boats)) {
        cout << number << ' ';
    }
    cout << '\n';
}
