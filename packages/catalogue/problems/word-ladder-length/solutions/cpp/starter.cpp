#include <iostream>
#include <string>
#include <vector>

using namespace std;

int solve(const string& begin, const string& end, const vector<string>& words) {
    // Write your solution here.
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string begin, end;
    int n;
    cin >> begin >> end >> n;
    vector<string> words(n);
    for (string& word : words) {
        cin >> word;
    }
    cout << solve(begin, end, words) << '\n';
}
