#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> reach(n);
    for (int& r : reach) cin >> r;
    int goal = n - 1, jumps = 0;
    while (goal > 0) {
        int from = 0;
        while (from < goal && from + reach[from] < goal) from++;
        if (from == goal) {
            cout << -1 << "\n";
            return 0;
        }
        goal = from;
        jumps++;
    }
    cout << jumps << "\n";
}
