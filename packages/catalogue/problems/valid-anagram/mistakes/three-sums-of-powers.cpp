#include <bits/stdc++.h>
using namespace std;
int main() {
    string s, t; cin >> s >> t;
    unsigned long long a[4] = {}, b[4] = {};
    for (char c : s) { unsigned long long x = c - 'a', p = 1; for (auto &v : a) { v += p; p *= x; } }
    for (char c : t) { unsigned long long x = c - 'a', p = 1; for (auto &v : b) { v += p; p *= x; } }
    puts(equal(a, a + 4, b) ? "true" : "false");
}
