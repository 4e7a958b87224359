#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    short a = 1, b = 1;
    for (int i = 2; i <= n; i++) { short t = a + b; a = b; b = t; }
    cout << b << "\n";
    return 0;
}
