#include <bits/stdc++.h>

using namespace std;

/** Kind 1 changes box a by b, kind 2 asks for the boxes a to b. */
struct Event {
    int kind;
    int a;
    int b;
};

vector<long long> solve(const vector<int>& coins, const vector<Event>& events) {
    const int B = 450;
    int n = coins.size();
    vector<long long> a(coins.begin(), coins.end()), block(n / B + 1), out;
    for (int i = 0; i < n; i++) block[i / B] += a[i];
    for (auto &[k, l, r] : events) {
        if (k == 1) { a[l - 1] += r; block[(l - 1) / B] += r; continue; }
        int x = l - 1, y = r - 1;
        long long sum = 0;
        for (int i = x; i < n && i / B == x / B; i++) sum += a[i];
        for (int j = x / B + 1; j < y / B; j++) sum += block[j];
        if (y / B >= 0) for (int i = y / B * B; i <= y; i++) sum += a[i];
        out.push_back(sum);
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
