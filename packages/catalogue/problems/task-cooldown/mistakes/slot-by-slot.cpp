#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& times, int c) {
    priority_queue<int> ready(times.begin(), times.end());
    deque<pair<long long, int>> resting;
    long long slot = 0;
    while (!ready.empty() || !resting.empty()) {
        if (!resting.empty() && resting.front().first == slot) { ready.push(resting.front().second); resting.pop_front(); }
        if (!ready.empty()) {
            int left = ready.top() - 1;
            ready.pop();
            if (left > 0) resting.push_back({slot + c + 1, left});
        }
        slot++;
    }
    return slot;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, c;
    cin >> n >> c;
    vector<int> times(n);
    for (int& value : times) {
        cin >> value;
    }
    cout << solve(times, c) << '\n';
}
