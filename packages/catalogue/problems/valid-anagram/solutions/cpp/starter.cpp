#include <iostream>
#include <string>

using namespace std;

bool solve(const string& s, const string& t) {
    // Write your solution here.
    return false;
}

int main() {
    string s, t;
    cin >> s >> t;
    cout << boolalpha << solve(s, t) << '\n';
}
