#include <iostream>
#include <string>

using namespace std;

int solve(const string& digits) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    cin >> digits;
    cout << solve(digits) << '\n';
}
