#include <climits>
#include <iostream>
#include <vector>

using namespace std;

struct Bus {
    int from;
    int to;
    int price;
};

/** Towns are numbered from 1. */
long long solve(int n, const vector<Bus>& buses, int start, int goal, int k) {
    const long long infinity = LLONG_MAX / 2;
    vector<long long> best(n + 1, infinity);
    best[start] = 0;
    for (int taken = 0; taken <= k; taken++) {
        vector<long long> next = best;
        bool changed = false;
        for (auto [from, to, price] : buses) {
            if (best[from] + price < next[to]) {
                next[to] = best[from] + price;
                changed = true;
            }
        }
        if (!changed) {
            break;
        }
        best = next;
    }
    return best[goal] >= infinity ? -1 : best[goal];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, k, start, goal;
    cin >> n >> m >> k >> start >> goal;
    vector<Bus> buses(m);
    for (auto& [from, to, price] : buses) {
        cin >> from >> to >> price;
    }
    cout << solve(n, buses, start, goal, k) << '\n';
}
