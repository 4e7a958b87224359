#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<bool> seen(1000003);
    bool dup = false;
    for (int i = 0; i < n; i++) {
        long long x; cin >> x;
        int h = ((x % 1000003) + 1000003) % 1000003;
        if (seen[h]) dup = true;
        seen[h] = true;
    }
    cout << (dup ? "true" : "false") << "\n";
    return 0;
}
