#include <iostream>
#include <string>

using namespace std;

string solve(const string& pattern) {
    // Write your solution here.
    return "";
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string pattern;
    cin >> pattern;
    cout << solve(pattern) << '\n';
}
