#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k; cin >> k;
    vector<string> t(k);
    for (auto &x : t) cin >> x;
    while (t.size() > 1) {
        size_t i = 0;
        while (t[i].size() > 1 || isdigit(t[i][0])) i++;
        long long a = stoll(t[i - 2]), b = stoll(t[i - 1]);
        long long v = t[i] == "+" ? a + b : t[i] == "-" ? a - b : t[i] == "*" ? a * b : a / b;
        t[i - 2] = to_string(v);
        t.erase(t.begin() + i - 1, t.begin() + i + 1);
    }
    cout << t[0] << "\n";
    return 0;
}
