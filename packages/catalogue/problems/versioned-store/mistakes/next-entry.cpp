#include <bits/stdc++.h>

using namespace std;

class Board {
public:
    map<string, map<int, int>> histories;
    void set(int time, const string& name, int number) { histories[name][time] = number; }
    int get(int time, const string& name) {
        auto& history = histories[name];
        auto at = history.lower_bound(time);
        return at == history.end() ? -1 : at->second;
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
