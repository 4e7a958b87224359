#include <bits/stdc++.h>

using namespace std;

long long solve(const vector<int>& times, int c) {
    vector<int> a = times;
    sort(a.rbegin(), a.rend());
    long long total = accumulate(a.begin(), a.end(), 0LL);
    long long r = a.size() > 1 && a[1] == a[0] ? 2 : 1;
    return max(total, (a[0] - 1LL) * (c + 1) + r);
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
