#include <bits/stdc++.h>

using namespace std;

class Board {
public:
    map<string, map<int, int>> histories;
    void set(int time, const string& name, int number) { histories[name.substr(0, 4)][time] = number; }
    int get(int time, const string& name) {
        auto& history = histories[name.substr(0, 4)];
        auto at = history.upper_bound(time);
        return at == history.begin() ? -1 : prev(at)->second;
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
