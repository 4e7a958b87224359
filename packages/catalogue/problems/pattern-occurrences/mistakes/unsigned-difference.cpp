#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const string& figure) {
    int found = 0;
    for (size_t i = 0; i <= text.size() - figure.size(); i++) {
        if (text.compare(i, figure.size(), figure) == 0) found++;
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
