#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const vector<string>& words) {
    unordered_set<string> known(words.begin(), words.end());
    int longest = 0;
    for (const string& word : words) {
        longest = max(longest, (int)word.size());
    }
    int n = text.size();
    int infinity = n + 1;
    vector<int> fewest(n + 1, infinity);
    fewest[0] = 0;
    for (int end = 1; end <= n; end++) {
        for (int begin = end - 1; begin >= max(0, end - longest); begin--) {
            if (fewest[begin] < infinity && fewest[end] == infinity && known.count(text.substr(begin, end - begin))) {
                fewest[end] = fewest[begin] + 1;
            }
        }
    }
    return fewest[n] == infinity ? -1 : fewest[n];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string text;
    int w;
    cin >> text >> w;
    vector<string> words(w);
    for (string& word : words) {
        cin >> word;
    }
    cout << solve(text, words) << '\n';
}
