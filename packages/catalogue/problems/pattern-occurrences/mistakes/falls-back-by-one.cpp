#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const string& figure) {
    int found = 0, m = figure.size();
    size_t matched = 0;
    for (char c : text) {
        while (matched > 0 && c != figure[matched]) matched--;
        if (c == figure[matched]) matched++;
        if ((int)matched == m) { found++; matched--; }
    }
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string text;
    string figure;
    cin >> text >> figure;
    cout << solve(text, figure) << '\n';
}
