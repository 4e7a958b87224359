#include <bits/stdc++.h>

using namespace std;

int solve(const string& word, const string& pattern) {
    int total = 0;
    for (size_t length = 0; length <= word.size(); length++) {
        vector<vector<char>> fits(pattern.size() + 1, vector<char>(length + 1));
        fits[0][0] = 1;
        for (size_t i = 1; i <= pattern.size(); i++) {
            char sign = pattern[i - 1];
            fits[i][0] = sign == '*' && fits[i - 1][0];
            for (size_t j = 1; j <= length; j++) {
                if (sign == '*') fits[i][j] = fits[i - 1][j] || fits[i][j - 1];
                else fits[i][j] = fits[i - 1][j - 1] && (sign == '?' || sign == word[j - 1]);
            }
        }
        total += fits[pattern.size()][length];
    }
    return total;
}

int main() {
    string word, pattern;
    cin >> word >> pattern;
    cout << solve(word, pattern) << '\n';
}
