#include <bits/stdc++.h>

using namespace std;

bool go(const string& a, const string& b, const string& heard, size_t i, size_t j) {
    if (i + j == heard.size()) return true;
    if (i < a.size() && a[i] == heard[i + j] && go(a, b, heard, i + 1, j)) return true;
    return j < b.size() && b[j] == heard[i + j] && go(a, b, heard, i, j + 1);
}

bool solve(const string& a, const string& b, const string& heard) {
    return a.size() + b.size() == heard.size() && go(a, b, heard, 0, 0);
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
