#include <iostream>
#include <string>

using namespace std;

int solve(const string& text, const string& figure) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string text;
    string figure;
    cin >> text >> figure;
    cout << solve(text, figure) << '\n';
}
