#include <iostream>
#include <string>

using namespace std;

/** Empty if no run of s covers t. */
string solve(const string& s, const string& t) {
    // Write your solution here.
    return "";
}

int main() {
    string s, t;
    cin >> s >> t;
    const string run = solve(s, t);
    cout << (run.empty() ? "none" : run) << '\n';
}
