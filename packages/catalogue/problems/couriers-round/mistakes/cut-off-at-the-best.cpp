#include <bits/stdc++.h>

using namespace std;

long long best = LLONG_MAX;

void ride(const vector<vector<int>>& times, int set, int at, long long time) {
    if (time >= best) return;
    const int n = times.size();
    if (set == (1 << n) - 1) {
        if (times[at][0] >= 0) best = min(best, time + times[at][0]);
        return;
    }
    for (int next = 1; next < n; next++)
        if (!(set >> next & 1) && times[at][next] >= 0) ride(times, set | 1 << next, next, time + times[at][next]);
}

long long solve(const vector<vector<int>>& times) {
    ride(times, 1, 0, 0);
    return best == LLONG_MAX ? -1 : best;
}

int main() {
    int n;
    cin >> n;
    vector<vector<int>> times(n, vector<int>(n));
    for (vector<int>& row : times) {
        for (int& time : row) {
            cin >> time;
        }
    }
    const long long answer = solve(times);
    cout << (answer < 0 ? "none" : to_string(answer)) << '\n';
}
