#include <bits/stdc++.h>
using namespace std;

vector<long long> houses, memo;

long long from(size_t i) {
    if (i >= houses.size()) return 0;
    if (memo[i]) return memo[i];
    return memo[i] = max(from(i + 1), houses[i] + from(i + 2));
}

int main() {
    int n;
    cin >> n;
    houses.resize(n);
    memo.resize(n);
    for (auto& house : houses) cin >> house;
    cout << from(0) << "\n";
}
