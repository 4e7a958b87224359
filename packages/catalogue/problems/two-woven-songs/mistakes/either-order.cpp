#include <bits/stdc++.h>

using namespace std;

bool greedy(const string& a, const string& b, const string& heard) {
    size_t i = 0, j = 0;
    for (char note : heard) {
        if (i < a.size() && a[i] == note) i++;
        else if (j < b.size() && b[j] == note) j++;
        else return false;
    }
    return i == a.size() && j == b.size();
}

bool solve(const string& a, const string& b, const string& heard) {
    return greedy(a, b, heard) || greedy(b, a, heard);
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
