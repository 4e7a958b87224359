#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const string& figure) {
    int n = text.size(), m = figure.size(), found = 0;
    for (int i = 0; i + m <= n; i++) {
        int j = 0;
        while (j < m && text[i + j] == figure[j]) j++;
        if (j == m) found++;
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
