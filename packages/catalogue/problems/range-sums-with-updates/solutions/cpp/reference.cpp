#include <iostream>
#include <vector>

using namespace std;

/** Kind 1 changes box a by b, kind 2 asks for the boxes a to b. */
struct Event {
    int kind;
    int a;
    int b;
};

vector<long long> solve(const vector<int>& coins, const vector<Event>& events) {
    const int n = static_cast<int>(coins.size());
    vector<long long> tree(n + 1);
    for (int i = 1; i <= n; i++) {
        tree[i] += coins[i - 1];
        const int next = i + (i & -i);
        if (next <= n) {
            tree[next] += tree[i];
        }
    }
    const auto sumUpTo = [&tree](int r) {
        long long sum = 0;
        for (int i = r; i > 0; i -= i & -i) {
            sum += tree[i];
        }
        return sum;
    };
    vector<long long> answers;
    for (const auto& [kind, a, b] : events) {
        if (kind == 2) {
            answers.push_back(sumUpTo(b) - sumUpTo(a - 1));
            continue;
        }
        for (int i = a; i <= n; i += i & -i) {
            tree[i] += b;
        }
    }
    return answers;
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
