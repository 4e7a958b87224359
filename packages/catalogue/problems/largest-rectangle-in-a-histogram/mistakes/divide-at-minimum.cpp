#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> h(n);
    for (auto &x : h) cin >> x;
    long long best = 0;
    vector<pair<int,int>> st{{0, n}};
    while (!st.empty()) {
        auto [l, r] = st.back(); st.pop_back();
        if (l >= r) continue;
        int m = l;
        for (int i = l; i < r; i++) if (h[i] < h[m]) m = i;
        best = max(best, h[m] * (r - l));
        st.push_back({l, m}); st.push_back({m + 1, r});
    }
    cout << best << "\n";
    return 0;
}
