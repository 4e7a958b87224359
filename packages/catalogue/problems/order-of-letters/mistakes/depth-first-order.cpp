#include <bits/stdc++.h>

using namespace std;

string solve(const vector<string>& words) {
    map<char, set<char>> later;
    for (const string& word : words) {
        for (char letter : word) {
            later[letter];
        }
    }
    for (size_t i = 1; i < words.size(); i++) {
        const string& a = words[i - 1];
        const string& b = words[i];
        size_t at = 0;
        while (at < a.size() && at < b.size() && a[at] == b[at]) {
            at++;
        }
        if (at < a.size() && at == b.size()) {
            return "impossible";
        }
        if (at < a.size()) {
            later[a[at]].insert(b[at]);
        }
    }
    string found;
    map<char, int> state;
    bool circle = false;
    function<void(char)> visit = [&](char letter) {
        if (state[letter] == 1) circle = true;
        if (state[letter]) return;
        state[letter] = 1;
        for (char other : later[letter]) visit(other);
        state[letter] = 2;
        found = letter + found;
    };
    for (auto& [letter, letters] : later) visit(letter);
    return circle ? "impossible" : found;
    map<char, int> arrows;
    for (const auto& [letter, letters] : later) {
        arrows[letter];
        for (char other : letters) {
            arrows[other]++;
        }
    }
    set<char> free;
    for (const auto& [letter, count] : arrows) {
        if (count == 0) {
            free.insert(letter);
        }
    }
    string order;
    while (!free.empty()) {
        const char next = *free.begin();
        free.erase(free.begin());
        order += next;
        for (char letter : later[next]) {
            if (--arrows[letter] == 0) {
                free.insert(letter);
            }
        }
    }
    return order.size() == later.size() ? order : "impossible";
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
