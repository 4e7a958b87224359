#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    float s = sqrt(5.0f), p = (1 + s) / 2;
    cout << (long long) round(pow(p, n + 1) / s) << "\n";
    return 0;
}
