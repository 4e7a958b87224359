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
    // Write your solution here.
    return {0};
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
