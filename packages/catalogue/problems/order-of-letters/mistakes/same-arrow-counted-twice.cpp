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
            if (later[a[at]].insert(b[at]).second == false) later['{'].insert(b[at]);
        }
    }
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
