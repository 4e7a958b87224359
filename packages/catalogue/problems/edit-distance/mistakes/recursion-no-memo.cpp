#include <bits/stdc++.h>
using namespace std;
string a, b;
int f(size_t i, size_t k) {
    if (i == a.size()) return b.size() - k;
    if (k == b.size()) return a.size() - i;
    if (a[i] == b[k]) return f(i + 1, k + 1);
    return 1 + min({f(i + 1, k), f(i, k + 1), f(i + 1, k + 1)});
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    getline(cin, a);
    getline(cin, b);
    cout << f(0, 0) << "\n";
    return 0;
}
