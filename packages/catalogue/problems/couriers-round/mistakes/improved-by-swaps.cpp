#include <bits/stdc++.h>

using namespace std;

long long cost(const vector<vector<int>>& times, const vector<int>& order) {
    long long total = 0;
    int at = 0;
    for (int place : order) {
        total += times[at][place] < 0 ? 1000000000000LL : times[at][place];
        at = place;
    }
    return total + (times[at][0] < 0 ? 1000000000000LL : times[at][0]);
}

long long solve(const vector<vector<int>>& times) {
    vector<int> order(times.size() - 1);
    iota(order.begin(), order.end(), 1);
    for (bool better = true; better;) {
        better = false;
        for (size_t i = 0; i < order.size(); i++)
            for (size_t j = i + 1; j < order.size(); j++) {
                long long before = cost(times, order);
                swap(order[i], order[j]);
                if (cost(times, order) < before) better = true;
                else swap(order[i], order[j]);
            }
    }
    long long answer = cost(times, order);
    return answer >= 1000000000000LL ? -1 : answer;
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
