#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

long long solve(const vector<int>& offers) {
    priority_queue<int> low;
    priority_queue<int, vector<int>, greater<int>> high;
    long long sum = 0;
    for (int offer : offers) {
        low.push(offer);
        high.push(low.top());
        low.pop();
        if (high.size() > low.size()) {
            low.push(high.top());
            high.pop();
        }
        sum += low.top();
    }
    return sum;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> offers(n);
    for (int& value : offers) {
        cin >> value;
    }
    cout << solve(offers) << '\n';
}
