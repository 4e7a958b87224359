#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> h(n), st;
    for (auto &x : h) cin >> x;
    long long best = 0;
    for (int i = 0; i < n; i++) {
        while (!st.empty() && h[st.back()] >= h[i]) {
            long long y = h[st.back()]; st.pop_back();
            best = max(best, y * (st.empty() ? i : i - st.back() - 1));
        }
        st.push_back(i);
    }
    for (int i : st) best = max(best, h[i] * (n - i));
    cout << best << "\n";
    return 0;
}
