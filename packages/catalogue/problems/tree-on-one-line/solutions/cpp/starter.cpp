#include <iostream>
#include <string>
#include <vector>

using namespace std;

/** Returns the form with brackets of the tree in level order. */
string write(const vector<string>& tokens) {
    // Write your solution here.
    return "";
}

/** Returns the tokens in level order of the tree in the form with brackets. */
vector<string> read(const string& text) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string direction;
    cin >> direction;
    if (direction == "write") {
        int count;
        cin >> count;
        vector<string> tokens(count);
        for (string& token : tokens) {
            cin >> token;
        }
        cout << write(tokens) << '\n';
    } else {
        string text;
        cin >> text;
        const vector<string> tokens = read(text);
        cout << tokens.size() << '\n';
        for (const string& token : tokens) {
            cout << token << ' ';
        }
        cout << '\n';
    }
}
