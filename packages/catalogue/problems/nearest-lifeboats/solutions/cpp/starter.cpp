#include <iostream>
#include <vector>

using namespace std;

struct Point {
    int x;
    int y;
};

/** Returns the numbers of the k nearest boats. */
vector<int> solve(int k, Point ship, const vector<Point>& boats) {
    // Write your solution here.
    return {};
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
