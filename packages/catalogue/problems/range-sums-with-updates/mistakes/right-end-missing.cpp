#include <bits/stdc++.h>

using namespace std;

/** Kind 1 changes box a by b, kind 2 asks for the boxes a to b. */
struct Event {
    int kind;
    int a;
    int b;
};

vector<long long> solve(const vector<int>& coins, const vector<Event>& events) {
    int n = coins.size();
    vector<long long> t(n + 1);
    auto add = [&](int i, long long x) { for (; i <= n; i += i & -i) t[i] += x; };
    auto upto = [&](int i) { long long s = 0; for (; i > 0; i -= i & -i) s += t[i]; return s; };
    for (int i = 1; i <= n; i++) add(i, coins[i - 1]);
    vector<long long> out;
    for (auto &[k, a, b] : events)
        if (k == 1) add(a, b); else out.push_back(upto(b - 1) - upto(a - 1));
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
