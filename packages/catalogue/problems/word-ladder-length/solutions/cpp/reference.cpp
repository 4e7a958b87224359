#include <iostream>
#include <queue>
#include <string>
#include <unordered_set>
#include <vector>

using namespace std;

int solve(const string& begin, const string& end, const vector<string>& words) {
    unordered_set<string> unreached(words.begin(), words.end());
    queue<string> open;
    open.push(begin);
    for (int length = 1; !open.empty(); length++) {
        for (size_t left = open.size(); left > 0; left--) {
            string word = open.front();
            open.pop();
            if (word == end) {
                return length;
            }
            for (char& letter : word) {
                const char original = letter;
                for (letter = 'a'; letter <= 'z'; letter++) {
                    if (unreached.erase(word)) {
                        open.push(word);
                    }
                }
                letter = original;
            }
        }
    }
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
