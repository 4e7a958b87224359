#include <iostream>
#include <string>

using namespace std;

int solve(const string& flags) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string flags;
    cin >> flags;
    cout << solve(flags) << '\n';
}
