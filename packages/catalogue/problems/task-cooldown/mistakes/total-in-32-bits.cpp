#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& times, int c) {
    unsigned total = 0;
    long long most = 0, r = 0;
    for (int t : times) {
        total += t;
        if (t > most) { most = t; r = 0; }
        if (t == most) r++;
    }
    return max<long long>((int)total, (most - 1) * (c + 1LL) + r);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, c;
    cin >> n >> c;
    vector<int> times(n);
    for (int& value : times) {
        cin >> value;
    }
    cout << solve(times, c) << '\n';
}
