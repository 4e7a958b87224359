#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<vector<int>>& times) {
    const int n = times.size();
    const long long never = numeric_limits<long long>::max();
    vector<vector<long long>> best(1 << n, vector<long long>(n, never));
    best[1][0] = 0;
    for (int set = 1; set < 1 << n; set++) {
        for (int last = 0; last < n; last++) {
            if (best[set][last] == never) {
                continue;
            }
            for (int next = 1; next < n; next++) {
                if ((set >> next & 1) == 1 || times[min(last, next)][max(last, next)] < 0) {
                    continue;
                }
                long long& ride = best[set | 1 << next][next];
                ride = min(ride, best[set][last] + times[min(last, next)][max(last, next)]);
            }
        }
    }
    long long shortest = never;
    for (int last = 0; last < n; last++) {
        const long long ride = best[(1 << n) - 1][last];
        if (ride != never && times[0][last] >= 0) {
            shortest = min(shortest, ride + times[0][last]);
        }
    }
    return shortest == never ? -1 : shortest;
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
