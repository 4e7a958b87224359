#include <iostream>
#include <string>

using namespace std;

int solve(const string& a, const string& b) {
    // Write your solution here.
    return a == b ? 0 : 1;
}

int main() {
    string a, b;
    getline(cin, a);
    getline(cin, b);
    cout << solve(a, b) << '\n';
}
