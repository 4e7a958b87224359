#include <bits/stdc++.h>

using namespace std;

int solve(int first, const vector<int>& numbers, vector<int>& links) {
    vector<pair<int, int>> cards;
    for (int box = first; box != 0; box = links[box]) cards.push_back({numbers[box], box});
    sort(cards.begin(), cards.end());
    for (size_t i = 0; i < cards.size(); i++) links[cards[i].second] = i + 1 < cards.size() ? cards[i + 1].second : 0;
    return cards[0].second;
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
