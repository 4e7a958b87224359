#include <iostream>
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    unordered_set<string> known;
    vector<string> words;
    string op, w;
    while (q--) {
        cin >> op >> w;
        if (op == "add") {
            if (known.insert(w).second) words.push_back(w);
            continue;
        }
        bool found = known.count(w) > 0;
        if (op == "prefix") {
            for (size_t i = 0; i < words.size() && !found; i++) found = words[i].compare(0, w.size(), w) == 0;
        }
        cout << (found ? "true" : "false") << "\n";
    }
}
