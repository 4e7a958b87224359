#include <bits/stdc++.h>

using namespace std;

int solve(const string& text, const vector<string>& words) {
    vector<pair<int, int>> stack = {{0, 0}};
    int best = -1;
    while (!stack.empty()) {
        auto [at, count] = stack.back();
        stack.pop_back();
        if (at == (int)text.size()) best = best < 0 ? count : min(best, count);
        for (auto& word : words) if (text.compare(at, word.size(), word) == 0) stack.push_back({at + (int)word.size(), count + 1});
    }
    return best;
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
