#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

vector<string> solve(const string& letters) {
    string word = letters;
    sort(word.begin(), word.end());
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
