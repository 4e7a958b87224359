#include <iostream>
#include <string>

using namespace std;

string solve(const string& digits, int k) {
    // Write your solution here.
    return "0";
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string digits;
    int k;
    cin >> digits >> k;
    cout << solve(digits, k) << '\n';
}
