#include <array>
#include <iostream>
#include <string>

using namespace std;

array<int, 26> letterCounts(const string& word) {
    array<int, 26> counts{};
    for (char letter : word) {
        counts[letter - 'a']++;
    }
    return counts;
}

bool solve(const string& s, const string& t) {
    return letterCounts(s) == letterCounts(t);
}

int main() {
    string s, t;
    cin >> s >> t;
    cout << boolalpha << solve(s, t) << '\n';
}
