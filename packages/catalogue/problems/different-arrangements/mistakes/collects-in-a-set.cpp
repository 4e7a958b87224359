#include <bits/stdc++.h>

using namespace std;

void fill_from(string& word, size_t place, set<string>& words) {
    if (place == word.size()) {
        words.insert(word);
        return;
    }
    for (size_t i = place; i < word.size(); i++) {
        swap(word[place], word[i]);
        fill_from(word, place + 1, words);
        swap(word[place], word[i]);
    }
}

vector<string> solve(const string& letters) {
    string word = letters;
    set<string> words;
    fill_from(word, 0, words);
    return {words.begin(), words.end()};
}

int main() {
    int n;
    string letters;
    cin >> n >> letters;
    for (const string& word : solve(letters)) {
        cout << word << '\n';
    }
}
