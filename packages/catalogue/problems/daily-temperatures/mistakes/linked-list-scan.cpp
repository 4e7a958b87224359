#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    list<int> a;
    for (int i = 0; i < n; i++) { int x; cin >> x; a.push_back(x); }
    for (auto it = a.begin(); it != a.end(); ++it) {
        int d = 1, r = 0;
        for (auto k = next(it); k != a.end(); ++k, ++d) if (*k > *it) { r = d; break; }
        cout << r << ' ';
    }
    cout << "\n";
    return 0;
}
