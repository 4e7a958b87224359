#include <iostream>
#include <string>
#include <vector>

using namespace std;

int solve(const string& word, const string& pattern) {
    const size_t n = word.size();
    vector<char> fits(n + 1);
    fits[0] = 1;
    for (char sign : pattern) {
        vector<char> next(n + 1);
        next[0] = sign == '*' && fits[0];
        for (size_t j = 1; j <= n; j++) {
            if (sign == '*') {
                next[j] = fits[j] || next[j - 1];
            } else {
                next[j] = fits[j - 1] && (sign == '?' || sign == word[j - 1]);
            }
        }
        fits = next;
    }
    int total = 0;
    for (char fit : fits) {
        total += fit;
    }
    return total;
}

int main() {
    string word, pattern;
    cin >> word >> pattern;
    cout << solve(word, pattern) << '\n';
}
