#include <algorithm>
#include <array>
#include <iostream>
#include <string>

using namespace std;

int solve(const string& s) {
    // Where the window may start at the earliest, once the character has been met again.
    array<int, 128> earliestStart{};
    int left = 0;
    int longest = 0;
    for (int i = 0; i < static_cast<int>(s.size()); i++) {
        int& earliest = earliestStart[static_cast<unsigned char>(s[i])];
        left = max(left, earliest);
        earliest = i + 1;
        longest = max(longest, i - left + 1);
    }
    return longest;
}

int main() {
    string s;
    getline(cin, s);
    cout << solve(s) << '\n';
}
