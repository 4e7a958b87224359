#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<int> st;
    while (k--) {
        string t; cin >> t;
        if (t == "+" || t == "-" || t == "*" || t == "/") {
            int b = st.back(); st.pop_back();
            int a = st.back(); st.pop_back();
            st.push_back(t == "+" ? a + b : t == "-" ? a - b : t == "*" ? a * b : a / b);
        } else st.push_back(stoi(t));
    }
    cout << st.back() << "\n";
    return 0;
}
