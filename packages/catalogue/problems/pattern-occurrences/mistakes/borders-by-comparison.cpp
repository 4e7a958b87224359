#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const string& figure) {
    int m = figure.size();
    vector<int> b(m);
    for (int i = 1; i < m; i++)
        for (int k = i; k > 0; k--) {
            int j = 0;
            while (j < k && figure[j] == figure[i - k + 1 + j]) j++;
            if (j == k) { b[i] = k; break; }
        }
    int found = 0, k = 0;
    for (char c : text) {
        while (k > 0 && c != figure[k]) k = b[k - 1];
        if (c == figure[k]) k++;
        if (k == m) { found++; k = b[k - 1]; }
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
