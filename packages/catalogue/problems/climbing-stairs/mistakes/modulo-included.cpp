#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    const long long M = 1000000007;
    long long a = 1, b = 1;
    for (int i = 2; i <= n; i++) { long long t = (a + b) % M; a = b; b = t; }
    cout << b << "\n";
    return 0;
}
