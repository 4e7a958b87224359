#include <cctype>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

string pack(const vector<string>& words) {
    string tape;
    for (const string& word : words) {
        tape += to_string(word.size()) + ":" + word;
    }
    return tape;
}

bool unpack(string tape, vector<string>& words) {
    while (!tape.empty()) {
        const size_t colon = tape.find(':');
        if (colon == string::npos || colon == 0 || colon > 7) return false;
        for (size_t i = 0; i < colon; i++) {
            if (!isdigit(tape[i])) return false;
        }
        if (tape[0] == '0' && colon > 1) return false;
        const size_t length = stoul(tape.substr(0, colon));
        tape = tape.substr(colon + 1);
        if (length > tape.size()) return false;
        words.push_back(tape.substr(0, length));
        tape = tape.substr(length);
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
