#include <bits/stdc++.h>

using namespace std;

void fill_from(string& word, size_t place, vector<string>& words) {
    if (place == word.size()) {
        words.push_back(word);
        return;
    }
    set<char> tried;
    for (size_t i = place; i < word.size(); i++) {
        if (!tried.insert(word[i]).second) continue;
        swap(word[place], word[i]);
        fill_from(word, place + 1, words);
        swap(word[place], word[i]);
    }
}

vector<string> solve(const string& letters) {
    string word = letters;
    sort(word.begin(), word.end());
    vector<string> words;
    fill_from(word, 0, words);
    return words;
}

int main() {
    int n;
    string letters;
    cin >> n >> letters;
    for (const string& word : solve(letters)) {
        cout << word << '\n';
    }
}
