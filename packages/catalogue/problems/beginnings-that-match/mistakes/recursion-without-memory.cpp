#include <bits/stdc++.h>

using namespace std;

bool matches(const string& word, size_t length, const string& pattern, size_t i, size_t j) {
    if (j == pattern.size()) return i == length;
    if (pattern[j] == '*') return matches(word, length, pattern, i, j + 1) || (i < length && matches(word, length, pattern, i + 1, j));
    return i < length && (pattern[j] == '?' || pattern[j] == word[i]) && matches(word, length, pattern, i + 1, j + 1);
}

int solve(const string& word, const string& pattern) {
    int total = 0;
    for (size_t length = 0; length <= word.size(); length++) total += matches(word, length, pattern, 0, 0);
    return total;
}

int main() {
    string word, pattern;
    cin >> word >> pattern;
    cout << solve(word, pattern) << '\n';
}
