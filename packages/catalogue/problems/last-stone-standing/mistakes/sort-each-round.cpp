#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    while (a.size() > 1) {
        sort(a.begin(), a.end());
        int x = a.back(); a.pop_back();
        int y = a.back(); a.pop_back();
        if (x != y) a.push_back(x - y);
    }
    cout << (a.empty() ? 0 : a[0]) << "\n";
    return 0;
}
