#include <bits/stdc++.h>

using namespace std;

class Board {
public:
    struct Entry { int time; string name; int number; };
    vector<Entry> entries;
    void set(int time, const string& name, int number) { entries.push_back({time, name, number}); }
    int get(int time, const string& name) {
        int answer = -1;
        for (const Entry& entry : entries) {
            if (entry.time > time) break;
            if (entry.name == name) answer = entry.number;
        }
        return answer;
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
