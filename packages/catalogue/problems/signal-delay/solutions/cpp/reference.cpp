#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

struct Line {
    int from;
    int to;
    int delay;
};

/** Returns when the last of the stations 1 to n receives the signal, or -1. */
long long solve(int n, const vector<Line>& lines, int s) {
    vector<vector<Line>> outgoing(n + 1);
    for (const Line& line : lines) {
        outgoing[line.from].push_back(line);
    }
    using Arrival = pair<long long, int>; // time and station
    priority_queue<Arrival, vector<Arrival>, greater<>> arrivals;
    vector<bool> received(n + 1);
    arrivals.push({0, s});
    int missing = n;
    while (!arrivals.empty()) {
        const auto [time, station] = arrivals.top();
        arrivals.pop();
        if (received[station]) {
            continue;
        }
        received[station] = true;
        if (--missing == 0) {
            return time;
        }
        for (const Line& line : outgoing[station]) {
            if (!received[line.to]) {
                arrivals.push({time + line.delay, line.to});
            }
        }
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, s;
    cin >> n >> m >> s;
    vector<Line> lines(m);
    for (auto& [from, to, delay] : lines) {
        cin >> from >> to >> delay;
    }
    cout << solve(n, lines, s) << '\n';
}
