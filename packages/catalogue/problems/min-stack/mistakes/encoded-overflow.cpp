#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    vector<int> st;
    int mn = 0;
    while (q--) {
        string op; cin >> op;
        if (op == "push") {
            int x; cin >> x;
            if (st.empty()) { st.push_back(x); mn = x; }
            else if (x < mn) { st.push_back(2 * x - mn); mn = x; }
            else st.push_back(x);
        } else if (op == "pop") {
            int t = st.back(); st.pop_back();
            if (t < mn) mn = 2 * mn - t;
        } else if (op == "top") cout << max(st.back(), mn) << "\n";
        else cout << mn << "\n";
    }
    return 0;
}
