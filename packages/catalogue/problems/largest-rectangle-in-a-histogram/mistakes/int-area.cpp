#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> h(n + 1), st;
    for (int i = 0; i < n; i++) cin >> h[i];
    long long best = 0;
    for (int i = 0; i <= n; i++) {
        while (!st.empty() && h[st.back()] >= h[i]) {
            int y = h[st.back()]; st.pop_back();
            int w = st.empty() ? i : i - st.back() - 1;
            best = max<long long>(best, y * w);
        }
        st.push_back(i);
    }
    cout << best << "\n";
    return 0;
}
