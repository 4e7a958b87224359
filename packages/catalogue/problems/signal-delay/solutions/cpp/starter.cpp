#include <iostream>
#include <vector>

using namespace std;

struct Line {
    int from;
    int to;
    int delay;
};

/** Returns when the last of the stations 1 to n receives the signal, or -1. */
long long solve(int n, const vector<Line>& lines, int s) {
    // Write your solution here.
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
