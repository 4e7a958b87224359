#include <bits/stdc++.h>

using namespace std;

bool solve(const string& a, const string& b, const string& heard) {
    if (a.size() + b.size() != heard.size()) return false;
    vector<int> at = {0};
    for (size_t k = 0; k < heard.size(); k++) {
        vector<int> next;
        for (int i : at) {
            size_t j = k - i;
            if (i < (int)a.size() && a[i] == heard[k]) next.push_back(i + 1);
            if (j < b.size() && b[j] == heard[k]) next.push_back(i);
            if (next.size() > 50000000) { next.resize(25000000); }
        }
        at = next;
    }
    return !at.empty();
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
