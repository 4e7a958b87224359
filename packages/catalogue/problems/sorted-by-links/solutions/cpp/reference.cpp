#include <iostream>
#include <vector>

using namespace std;

int joined(int a, int b, const vector<int>& numbers, vector<int>& links) {
    // links[0] serves as the link of a card before the first one.
    int last = 0;
    while (a != 0 && b != 0) {
        int& smaller = numbers[a] <= numbers[b] ? a : b;
        links[last] = smaller;
        last = smaller;
        smaller = links[smaller];
    }
    links[last] = a != 0 ? a : b;
    return links[0];
}

/** Changes the links so that the list is sorted, and returns the box of the card that is first now. 0 is no box. */
int solve(int first, const vector<int>& numbers, vector<int>& links) {
    if (links[first] == 0) {
        return first;
    }
    int slow = first;
    for (int fast = links[first]; fast != 0 && links[fast] != 0; fast = links[links[fast]]) {
        slow = links[slow];
    }
    const int second = links[slow];
    links[slow] = 0;
    const int a = solve(first, numbers, links);
    return joined(a, solve(second, numbers, links), numbers, links);
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
