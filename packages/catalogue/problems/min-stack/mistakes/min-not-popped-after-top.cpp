#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    vector<int> st, mn;
    while (q--) {
        string op; cin >> op;
        if (op == "push") { int x; cin >> x; st.push_back(x); if (mn.empty() || x <= mn.back()) mn.push_back(x); }
        else if (op == "pop") { if (st.back() == mn.back() && (mn.size() > 1 || st.size() == 1)) mn.pop_back(); else if (st.size() > mn.size() * 3) mn.resize(1); st.pop_back(); }
        else if (op == "top") cout << st.back() << "\n";
        else cout << mn.back() << "\n";
    }
    return 0;
}
