#include <bits/stdc++.h>

using namespace std;

class Board {
public:
    unordered_map<string, vector<pair<int, int>>> histories;
    void set(int time, const string& name, int number) { histories[name].push_back({time, number}); }
    int get(int time, const string& name) {
        auto& history = histories[name];
        for (size_t i = history.size(); i-- > 0;) if (history[i].first <= time) return history[i].second;
        return -1;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    Board board;
    string kind, name;
    int time, number;
    while (q-- > 0) {
        cin >> kind >> time >> name;
        if (kind == "set") {
            cin >> number;
            board.set(time, name, number);
        } else {
            const int answer = board.get(time, name);
            cout << (answer < 0 ? "none" : to_string(answer)) << '\n';
        }
    }
}
