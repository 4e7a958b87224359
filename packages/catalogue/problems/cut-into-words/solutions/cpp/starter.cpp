#include <iostream>
#include <string>
#include <vector>

using namespace std;

int solve(const string& text, const vector<string>& words) {
    // Write your solution here.
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string text;
    int w;
    cin >> text >> w;
    vector<string> words(w);
    for (string& word : words) {
        cin >> word;
    }
    cout << solve(text, words) << '\n';
}
