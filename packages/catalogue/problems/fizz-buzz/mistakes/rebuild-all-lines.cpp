#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    for (int i = 1; i <= n; i++) {
        vector<string> lines;
        for (int k = 1; k <= i; k++) {
            string s;
            if (k % 3 == 0) s += "Fizz";
            if (k % 5 == 0) s += "Buzz";
            if (s.empty()) { stringstream ss; ss << k; s = ss.str(); }
            lines.push_back(s);
        }
        cout << lines.back() << endl;
    }
    return 0;
}
