#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<vector<int>>& times) {
    vector<int> order(times.size() - 1);
    iota(order.begin(), order.end(), 1);
    long long best = -1;
    do {
        long long total = 0;
        int at = 0;
        bool possible = true;
        for (int place : order) {
            possible = possible && times[at][place] >= 0;
            total += times[at][place];
            at = place;
        }
        possible = possible && times[at][0] >= 0;
        total += times[at][0];
        if (possible && (best < 0 || total < best)) best = total;
    } while (next_permutation(order.begin(), order.end()));
    return best;
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
