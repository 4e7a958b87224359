#include <bits/stdc++.h>

using namespace std;

vector<string> solve(const string& letters) {
    string word = letters;
    
    vector<string> words;
    do {
        words.push_back(word);
    } while (next_permutation(word.begin(), word.end()));
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
