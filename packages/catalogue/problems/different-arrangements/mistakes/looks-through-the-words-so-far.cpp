#include <bits/stdc++.h>

using namespace std;

void fill_from(const string& tiles, vector<bool>& used, string& word, vector<string>& words) {
    if (word.size() == tiles.size()) {
        if (find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
        return;
    }
    for (size_t i = 0; i < tiles.size(); i++) {
        if (used[i]) continue;
        used[i] = true;
        word += tiles[i];
        fill_from(tiles, used, word, words);
        word.pop_back();
        used[i] = false;
    }
}

vector<string> solve(const string& letters) {
    string tiles = letters, word;
    sort(tiles.begin(), tiles.end());
    vector<bool> used(tiles.size());
    vector<string> words;
    fill_from(tiles, used, word, words);
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
