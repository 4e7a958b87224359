#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int solve(const string& text, const string& figure) {
    // The Z-function: how many letters at each position agree with the beginning of the word.
    const string word = figure + '#' + text;
    const int size = static_cast<int>(word.size());
    vector<int> agree(size);
    int from = 0;
    int to = 0;
    int found = 0;
    for (int i = 1; i < size; i++) {
        if (i < to) {
            agree[i] = min(to - i, agree[i - from]);
        }
        while (i + agree[i] < size && word[agree[i]] == word[i + agree[i]]) {
            agree[i]++;
        }
        if (i + agree[i] > to) {
            from = i;
            to = i + agree[i];
        }
        if (agree[i] == static_cast<int>(figure.size())) {
            found++;
        }
    }
    return found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string text;
    string figure;
    cin >> text >> figure;
    cout << solve(text, figure) << '\n';
}
