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
    // Write your solution here.
    return -1;
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
