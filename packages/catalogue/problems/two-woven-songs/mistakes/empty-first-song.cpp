#include <bits/stdc++.h>

using namespace std;

bool solve(const string& a, const string& b, const string& heard) {
    size_t n = a.size();
    size_t m = b.size();
    if (n + m != heard.size()) {
        return false;
    }
    vector<char> can(m + 1);
    for (size_t i = 0; i <= n; i++) {
        for (size_t j = 0; j <= m; j++) {
            if (i + j == 0) {
                can[j] = true;
                continue;
            }
            char note = heard[i + j - 1];
            bool byFirst = i > 0 && can[j] && a[i - 1] == note;
            bool bySecond = n > 0 && j > 0 && can[j - 1] && b[j - 1] == note;
            can[j] = byFirst || bySecond;
        }
    }
    return can[m];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    string a, b, heard;
    getline(cin, a);
    while (q-- > 0) {
        getline(cin, a);
        getline(cin, b);
        getline(cin, heard);
        cout << (solve(a, b, heard) ? "true" : "false") << '\n';
    }
}
