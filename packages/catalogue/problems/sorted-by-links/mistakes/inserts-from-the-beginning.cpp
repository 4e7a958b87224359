#include <bits/stdc++.h>

using namespace std;

int solve(int first, const vector<int>& numbers, vector<int>& links) {
    links[0] = 0;
    for (int card = first; card != 0;) {
        int after = links[card], at = 0;
        while (links[at] != 0 && numbers[links[at]] <= numbers[card]) at = links[at];
        links[card] = links[at];
        links[at] = card;
        card = after;
    }
    return links[0];
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
