#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    set<int> s;
    double total = 0, uniq = 0;
    for (int i = 0; i < n; i++) { int x; cin >> x; total += x; s.insert(x); }
    for (int x : s) uniq += x;
    printf("%g\n", 2 * uniq - total);
    return 0;
}
