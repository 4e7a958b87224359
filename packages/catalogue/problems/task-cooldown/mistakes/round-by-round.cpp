#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& times, int c) {
    priority_queue<int> left(times.begin(), times.end());
    long long slots = 0;
    while (!left.empty()) {
        vector<int> round;
        for (int i = 0; i <= c && !left.empty(); i++) { round.push_back(left.top() - 1); left.pop(); }
        for (int t : round) if (t > 0) left.push(t);
        slots += left.empty() ? (long long)round.size() : c + 1LL;
    }
    return slots;
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
