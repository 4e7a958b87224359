#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int solve(const vector<int>& weights) {
    priority_queue<int> heaviestFirst(weights.begin(), weights.end());
    while (heaviestFirst.size() > 1) {
        const int heaviest = heaviestFirst.top();
        heaviestFirst.pop();
        const int rest = heaviest - heaviestFirst.top();
        heaviestFirst.pop();
        if (rest > 0) {
            heaviestFirst.push(rest);
        }
    }
    return heaviestFirst.empty() ? 0 : heaviestFirst.top();
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> weights(n);
    for (int& weight : weights) {
        cin >> weight;
    }
    cout << solve(weights) << '\n';
}
