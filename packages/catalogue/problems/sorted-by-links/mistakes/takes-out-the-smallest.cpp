#include <bits/stdc++.h>

using namespace std;

int solve(int first, const vector<int>& numbers, vector<int>& links) {
    int head = 0, tail = 0;
    links[0] = first;
    while (links[0] != 0) {
        int before = 0;
        for (int at = 0; links[at] != 0; at = links[at]) if (numbers[links[at]] < numbers[links[before]]) before = at;
        int card = links[before];
        links[before] = links[card];
        links[card] = 0;
        if (head == 0) head = card;
        else links[tail] = card;
        tail = card;
    }
    return head;
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
