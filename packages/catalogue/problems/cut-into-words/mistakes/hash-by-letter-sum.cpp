#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const vector<string>& words) {
    auto keyOf = [](const string& word) { int key = 0; for (char c : word) key = key * 31 % 1009 + c; return key; };
    set<int> known;
    for (auto& word : words) known.insert(keyOf(word));
    int n = text.size();
    vector<int> fewest(n + 1, n + 1);
    fewest[0] = 0;
    for (int end = 1; end <= n; end++)
        for (int begin = max(0, end - 20); begin < end; begin++)
            if (fewest[begin] + 1 < fewest[end] && known.count(keyOf(text.substr(begin, end - begin)))) fewest[end] = fewest[begin] + 1;
    return fewest[n] > n ? -1 : fewest[n];
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
