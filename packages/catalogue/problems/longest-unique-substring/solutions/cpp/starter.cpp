#include <iostream>
#include <string>

using namespace std;

int solve(const string& s) {
    // Write your solution here.
    return 0;
}

int main() {
    string s;
    getline(cin, s);
    cout << solve(s) << '\n';
}
