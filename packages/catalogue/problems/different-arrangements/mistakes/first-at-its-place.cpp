#include <bits/stdc++.h>

using namespace std;

vector<string> solve(const string& letters) {
    string word = letters;
    sort(word.begin(), word.end());
    string last(word.rbegin(), word.rend());
    vector<string> words;
    while (word != last) {
        words.push_back(word);
        next_permutation(word.begin(), word.end());
    }
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
