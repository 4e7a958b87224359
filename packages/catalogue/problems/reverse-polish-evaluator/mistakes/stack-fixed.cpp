#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    static long long st[1000];
    int n = 0;
    while (k--) {
        string t; cin >> t;
        if (t.size() == 1 && !isdigit(t[0])) {
            long long b = st[--n], a = st[--n];
            st[n++] = t == "+" ? a + b : t == "-" ? a - b : t == "*" ? a * b : a / b;
        } else { if (n == 1000) n--; st[n++] = stoll(t); }
    }
    cout << st[0] << "\n";
    return 0;
}
