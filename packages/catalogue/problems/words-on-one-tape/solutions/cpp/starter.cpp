#include <iostream>
#include <string>
#include <vector>

using namespace std;

string pack(const vector<string>& words) {
    // Write your solution here.
    return "";
}

/** Puts the words of the tape into words. Returns whether the tape is whole. */
bool unpack(const string& tape, vector<string>& words) {
    // Write your solution here.
    return true;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string direction;
    string first;
    getline(cin, direction);
    getline(cin, first);
    vector<string> words;
    if (direction == "pack") {
        words.resize(stoi(first));
        for (string& word : words) {
            getline(cin, word);
            word = word.substr(1, word.size() - 2);
        }
        cout << pack(words) << '\n';
    } else if (unpack(first, words)) {
        cout << words.size() << '\n';
        for (const string& word : words) {
            cout << '"' << word << "\"\n";
        }
    } else {
        cout << "broken\n";
    }
}
