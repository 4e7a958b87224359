#include <iostream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

class Board {
public:
    void set(int time, const string& name, int number) {
        histories[name].push_back({time, number});
    }

    /** Returns -1 if the board said nothing. */
    int get(int time, const string& name) {
        const vector<pair<int, int>>& history = histories[name];
        size_t low = 0;
        size_t high = history.size();
        while (low < high) {
            const size_t middle = (low + high) / 2;
            if (history[middle].first <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? -1 : history[low - 1].second;
    }

private:
    unordered_map<string, vector<pair<int, int>>> histories;
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
