#include <bits/stdc++.h>
using namespace std;
int best = INT_MAX;
void go(const vector<int> &coin, int i, int left, int used) {
    if (left == 0) { best = min(best, used); return; }
    if (i == (int) coin.size() || used >= best) return;
    for (int k = left / coin[i]; k >= 0; k--) go(coin, i + 1, left - k * coin[i], used + k);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, amount; cin >> n >> amount;
    vector<int> coin(n);
    for (auto &x : coin) cin >> x;
    sort(coin.rbegin(), coin.rend());
    go(coin, 0, amount, 0);
    cout << (best == INT_MAX ? -1 : best) << "\n";
    return 0;
}
