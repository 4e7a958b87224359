#include <iostream>
#include <string>

using namespace std;

int solve(const string& word, const string& pattern) {
    // Write your solution here.
    return 0;
}

int main() {
    string word, pattern;
    cin >> word >> pattern;
    cout << solve(word, pattern) << '\n';
}
