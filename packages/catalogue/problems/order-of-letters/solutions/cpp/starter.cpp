#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** Returns the letters in order, or "impossible". */
string solve(const vector<string>& words) {
    // Write your solution here.
    return "impossible";
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<string> words(n);
    for (string& word : words) {
        cin >> word;
    }
    cout << solve(words) << '\n';
}
