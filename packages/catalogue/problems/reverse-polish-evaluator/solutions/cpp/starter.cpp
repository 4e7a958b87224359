#include <iostream>
#include <string>
#include <vector>

using namespace std;

long long solve(const vector<string>& tokens) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<string> tokens(k);
    for (string& token : tokens) {
        cin >> token;
    }
    cout << solve(tokens) << '\n';
}
