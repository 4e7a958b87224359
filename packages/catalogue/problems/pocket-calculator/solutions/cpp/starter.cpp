#include <iostream>
#include <string>

using namespace std;

long long solve(const string& line) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string line;
    getline(cin, line);
    cout << solve(line) << '\n';
}
