#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

vector<vector<string>> solve(const vector<string>& words) {
    unordered_map<string, vector<string>> groupOf;
    for (const string& word : words) {
        string letters = word;
        sort(letters.begin(), letters.end());
        groupOf[letters].push_back(word);
    }
    vector<vector<string>> groups;
    for (const auto& [letters, group] : groupOf) {
        groups.push_back(group);
    }
    return groups;
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
    for (const vector<string>& group : solve(words)) {
        for (size_t i = 0; i < group.size(); i++) {
            cout << (i > 0 ? " " : "") << group[i];
        }
        cout << '\n';
    }
}
