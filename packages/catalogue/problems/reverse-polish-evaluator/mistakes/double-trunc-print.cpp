#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<double> st;
    while (k--) {
        string t; cin >> t;
        if (t.size() == 1 && !isdigit(t[0])) {
            double b = st.back(); st.pop_back();
            double a = st.back(); st.pop_back();
            st.push_back(t == "+" ? a + b : t == "-" ? a - b : t == "*" ? a * b : trunc(a / b));
        } else st.push_back(stod(t));
    }
    cout << st.back() << "\n";
    return 0;
}
