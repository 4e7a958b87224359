#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const string& figure) {
    unsigned long long want = 0, hash = 0, power = 1;
    size_t m = figure.size(), n = text.size();
    if (m > n) return 0;
    for (size_t i = 0; i < m; i++) want = want * 1000003 + figure[i];
    for (size_t i = 0; i < m; i++) power *= 1000003;
    int found = 0;
    for (size_t i = 0; i < n; i++) {
        hash = hash * 1000003 + text[i];
        if (i >= m) hash -= power * text[i - m];
        if (i + 1 >= m && hash == want) found++;
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
