#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    set<float> s;
    for (int i = 0; i < n; i++) { float x; cin >> x; s.insert(x); }
    cout << ((int) s.size() < n ? "true" : "false") << "\n";
    return 0;
}
