#include <bits/stdc++.h>

using namespace std;

int solve(const string& w, const string& p) {
    string word(w.rbegin(), w.rend()), pattern(p.rbegin(), p.rend());
    const size_t n = word.size();
    vector<char> fits(n + 1);
    fits[0] = 1;
    for (char sign : pattern) {
        vector<char> next(n + 1);
        next[0] = sign == '*' && fits[0];
        for (size_t j = 1; j <= n; j++) {
            if (sign == '*') next[j] = fits[j] || next[j - 1];
            else next[j] = fits[j - 1] && (sign == '?' || sign == word[j - 1]);
        }
        fits = next;
    }
    return count(fits.begin(), fits.end(), 1);
}

int main() {
    string word, pattern;
    cin >> word >> pattern;
    cout << solve(word, pattern) << '\n';
}
