#include <bits/stdc++.h>

using namespace std;

/** Kind 1 changes box a by b, kind 2 asks for the boxes a to b. */
struct Event {
    int kind;
    int a;
    int b;
};

vector<long long> solve(const vector<int>& coins, const vector<Event>& events) {
    vector<long long> now(coins.begin(), coins.end()), out;
    for (auto &[k, a, b] : events) {
        if (k == 1) now[a - 1] += b;
        else out.push_back(accumulate(now.begin() + a - 1, now.begin() + b, 0LL));
    }
    return out;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<int> coins(n);
    for (int& one : coins) {
        cin >> one;
    }
    vector<Event> events(q);
    for (auto& [kind, a, b] : events) {
        cin >> kind >> a >> b;
    }
    for (long long sum : solve(coins, events)) {
        cout << sum << '\n';
    }
}
