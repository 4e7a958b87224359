#include <iostream>
#include <string>

using namespace std;

class Board {
public:
    void set(int time, const string& name, int number) {
        // Write your solution here.
    }

    /** Returns -1 if the board said nothing. */
    int get(int time, const string& name) {
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
