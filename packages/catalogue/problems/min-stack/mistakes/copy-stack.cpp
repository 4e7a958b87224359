#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q; cin >> q;
    stack<int> st;
    while (q--) {
        string op; cin >> op;
        if (op == "push") { int x; cin >> x; st.push(x); }
        else if (op == "pop") st.pop();
        else if (op == "top") cout << st.top() << "\n";
        else {
            stack<int> t = st;
            int m = t.top();
            while (!t.empty()) { m = min(m, t.top()); t.pop(); }
            cout << m << "\n";
        }
    }
    return 0;
}
