#include <cctype>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

string pack(const vector<string>& words) {
    string tape;
    for (const string& word : words) {
        tape += to_string(word.size());
        tape += ':';
        tape += word;
    }
    return tape;
}

/** Puts the words of the tape into words. Returns whether the tape is whole. */
bool unpack(const string& tape, vector<string>& words) {
    size_t at = 0;
    while (at < tape.size()) {
        const size_t begin = at;
        unsigned length = 0;
        while (at < tape.size() && isdigit(tape[at])) {
            length = 10 * length + (tape[at] - '0');
            at++;
        }
        const bool hasLeadingZero = tape[begin] == '0' && at > begin + 1;
        if (at == begin || at == tape.size() || tape[at] != ':' || hasLeadingZero) {
            return false;
        }
        const size_t from = at + 1;
        at = from + length;
        if (at > tape.size()) {
            return false;
        }
        words.push_back(tape.substr(from, length));
    }
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
