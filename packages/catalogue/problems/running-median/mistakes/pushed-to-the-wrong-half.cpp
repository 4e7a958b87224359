#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& offers) {
    priority_queue<int> low;
    priority_queue<int, vector<int>, greater<int>> high;
    long long sum = 0;
    for (int x : offers) {
        if (low.size() == high.size()) low.push(x); else high.push(x);
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
