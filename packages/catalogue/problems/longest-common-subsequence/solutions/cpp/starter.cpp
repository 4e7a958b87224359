#include <iostream>
#include <string>

using namespace std;

int solve(const string& s, const string& t) {
    // Write your solution here.
    return 0;
}

int main() {
    string s, t;
    cin >> s >> t;
    cout << solve(s, t) << '\n';
}
