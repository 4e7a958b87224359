#include <iostream>
#include <string>

using namespace std;

bool solve(const string& s) {
    // Write your solution here.
    return false;
}

int main() {
    string s;
    cin >> s;
    cout << boolalpha << solve(s) << '\n';
}
