#include <bits/stdc++.h>
using namespace std;
long long f(int n) { return n <= 1 ? 1 : f(n - 1) + f(n - 2); }

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    cout << f(n) << "\n";
    return 0;
}
