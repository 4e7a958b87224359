#include <bits/stdc++.h>
using namespace std;
int n;
vector<long long> a;
long long f(int i) { return i >= n ? 0 : max(f(i + 1), a[i] + f(i + 2)); }

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> n;
    a.resize(n);
    for (auto &x : a) cin >> x;
    cout << f(0) << "\n";
    return 0;
}
