#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bags, const vector<int>& hats, long long k) {
    priority_queue<array<long long, 3>, vector<array<long long, 3>>, greater<>> heap;
    for (int bag : bags) heap.push({(long long)bag + hats[0], bag, 0});
    for (long long i = 1; i < k; i++) {
        auto [price, bag, at] = heap.top();
        heap.pop();
        if (at + 1 < (long long)hats.size()) heap.push({bag + hats[at + 1], bag, at + 1});
    }
    return heap.top()[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    long long k;
    cin >> n >> m >> k;
    vector<int> bags(n), hats(m);
    for (int& price : bags) {
        cin >> price;
    }
    for (int& price : hats) {
        cin >> price;
    }
    cout << solve(bags, hats, k) << '\n';
}
