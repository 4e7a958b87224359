#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k; cin >> n >> k;
    list<int> w;
    int m = INT_MIN;
    for (int i = 0; i < n; i++) {
        int x; cin >> x;
        w.push_back(x);
        m = max(m, x);
        if ((int) w.size() > k) {
            int y = w.front(); w.pop_front();
            if (y == m) m = *max_element(w.begin(), w.end());
        }
        if (i >= k - 1) cout << m << ' ';
    }
    cout << "\n";
    return 0;
}
