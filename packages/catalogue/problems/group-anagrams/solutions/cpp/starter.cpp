#include <iostream>
#include <string>
#include <vector>

using namespace std;

vector<vector<string>> solve(const vector<string>& words) {
    // Write your solution here.
    return {words};
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
    for (const vector<string>& group : solve(words)) {
        for (size_t i = 0; i < group.size(); i++) {
            cout << (i > 0 ? " " : "") << group[i];
        }
        cout << '\n';
    }
}
