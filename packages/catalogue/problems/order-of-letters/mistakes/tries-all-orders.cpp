#include <bits/stdc++.h>

using namespace std;

string solve(const vector<string>& words) {
    set<char> letters;
    for (auto& word : words) letters.insert(word.begin(), word.end());
    string order(letters.begin(), letters.end());
    do {
        array<int, 128> rank{};
        for (size_t i = 0; i < order.size(); i++) rank[order[i]] = i;
        auto before = [&](const string& a, const string& b) {
            return lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return rank[x] < rank[y]; });
        };
        if (is_sorted(words.begin(), words.end(), before)) return order;
    } while (next_permutation(order.begin(), order.end()));
    return "impossible";
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
    cout << solve(words) << '\n';
}
