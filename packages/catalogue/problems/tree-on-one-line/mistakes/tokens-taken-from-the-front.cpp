#include <deque>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Fork {
    string number;
    Fork* left = nullptr;
    Fork* right = nullptr;
};

/** The forks live until the program ends. */
Fork* makeFork(const string& number) {
    static deque<Fork> forks;
    return &forks.emplace_back(Fork{number});
}

void append(const Fork* fork, string& text) {
    text += fork->number;
    if (fork->left || fork->right) {
        text += '(';
        if (fork->left) {
            append(fork->left, text);
        }
        if (fork->right) {
            text += ',';
            append(fork->right, text);
        }
        text += ')';
    }
}

/** Returns the form with brackets of the tree in level order. */
string write(const vector<string>& tokens) {
    vector<Fork*> forks{makeFork(tokens[0])};
    for (size_t at = 1; at < tokens.size(); at++) {
        if (tokens[at] != "null") {
            Fork* parent = forks[(at - 1) / 2];
            Fork* fork = makeFork(tokens[at]);
            (at % 2 == 1 ? parent->left : parent->right) = fork;
            forks.push_back(fork);
        }
    }
    string text;
    append(forks[0], text);
    return text;
}

/** Reads the tree that begins at the position and moves the position behind it. */
Fork* readTree(const string& text, size_t& at) {
    const size_t end = min(text.find_first_of("(),", at), text.size());
    Fork* fork = makeFork(text.substr(at, end - at));
    at = end;
    if (at < text.size() && text[at] == '(') {
        at++;
        if (text[at] != ',') {
            fork->left = readTree(text, at);
        }
        if (text[at] == ',') {
            at++;
            fork->right = readTree(text, at);
        }
        at++;
    }
    return fork;
}

/** Returns the tokens in level order of the tree in the form with brackets. */
vector<string> read(const string& text) {
    size_t at = 0;
    vector<pair<Fork*, string>> queue{{readTree(text, at), ""}};
    vector<string> tokens;
    while (!queue.empty()) {
        const Fork* fork = queue[0].first;
        queue.erase(queue.begin());
        tokens.push_back(fork ? fork->number : "null");
        if (fork) {
            queue.emplace_back(fork->left, fork->number);
            queue.emplace_back(fork->right, fork->number);
        }
    }
    while (tokens.back() == "null") {
        tokens.pop_back();
    }
    return tokens;
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
