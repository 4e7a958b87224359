#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& times, int c) {
    long long most = *max_element(times.begin(), times.end()), total = accumulate(times.begin(), times.end(), 0LL);
    return max(total, most * (c + 1LL));
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
