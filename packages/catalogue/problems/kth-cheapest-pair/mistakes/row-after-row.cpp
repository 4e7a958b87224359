#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& bags, const vector<int>& hats, long long k) {
    return (long long)bags[(k - 1) / hats.size()] + hats[(k - 1) % hats.size()];
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
