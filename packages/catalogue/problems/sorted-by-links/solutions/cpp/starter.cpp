#include <iostream>
#include <vector>

using namespace std;

/** Changes the links so that the list is sorted, and returns the box of the card that is first now. 0 is no box. */
int solve(int first, const vector<int>& numbers, vector<int>& links) {
    // Write your solution here.
    return first;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, first;
    cin >> n >> first;
    vector<int> numbers(n + 1), links(n + 1);
    for (int box = 1; box <= n; box++) {
        cin >> numbers[box];
    }
    for (int box = 1; box <= n; box++) {
        cin >> links[box];
    }
    int printed = 0;
    for (int box = solve(first, numbers, links); box != 0 && printed++ <= n; box = links[box]) {
        cout << box << ' ';
    }
    cout << '\n';
}
