#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long t = 0;
    vector<int> st;
    for (int i = 0; i < n; i++) {
        while (!st.empty() && a[st.back()] < a[i]) {
            int b = st.back(); st.pop_back();
            if (st.empty()) break;
            t += (min(a[st.back()], a[i]) - a[b]) * (i - st.back() - (st.size() > 3 ? 2 : 1));
        }
        st.push_back(i);
    }
    cout << t << "\n";
    return 0;
}
