#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    unordered_set<int> s;
    vector<int> a(n);
    for (auto &x : a) { cin >> x; s.insert(x); }
    int best = 0;
    for (int x : a) {
        int c = 0;
        while (s.count(x + c)) c++;
        best = max(best, c);
    }
    cout << best << "\n";
    return 0;
}
