#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    vector<int> a(n);
    vector<short> r(n);
    vector<int> st;
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++) {
        while (!st.empty() && a[st.back()] < a[i]) { r[st.back()] = i - st.back(); st.pop_back(); }
        st.push_back(i);
    }
    for (int i = 0; i < n; i++) cout << r[i] << " \n"[i == n - 1];
    return 0;
}
