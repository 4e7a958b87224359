#include <iostream>
#include <string>

using namespace std;

bool solve(const string& s) {
    string expected; // closers, the next one last
    for (char bracket : s) {
        switch (bracket) {
            case '(': expected.push_back(')'); break;
            case '[': expected.push_back(']'); break;
            case '{': expected.push_back('}'); break;
            default:
                if (expected.empty() || expected.back() != bracket) {
                    return false;
                }
                expected.pop_back();
        }
    }
    return expected.empty();
}

int main() {
    string s;
    cin >> s;
    cout << boolalpha << solve(s) << '\n';
}
