#include <bits/stdc++.h>

using namespace std;

class Board {
public:
    map<string, vector<pair<int, int>>> histories;
    void set(int time, const string& name, int number) { histories[name].push_back({time, number}); }
    int get(int time, const string& name) {
        auto& history = histories[name];
        if (history.empty()) return -1;
        auto at = upper_bound(history.begin(), history.end(), make_pair(time, INT_MAX));
        if (at != history.begin()) --at;
        return at->second;
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
