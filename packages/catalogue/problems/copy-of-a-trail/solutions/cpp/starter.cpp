#include <iostream>
#include <vector>

using namespace std;

struct Card {
    int number;
    int picture;
    int next;
    int hint;
};

struct Copy {
    int picture;
    int next;
    int hint;
};

vector<Copy> solve(int first, const vector<Card>& cards) {
    // Write your solution here.
    return {};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, first;
    cin >> n >> first;
    vector<Card> cards(n);
    for (Card& card : cards) {
        cin >> card.number >> card.picture >> card.next >> card.hint;
    }
    for (const Copy& card : solve(first, cards)) {
        cout << card.picture << ' ' << card.next << ' ' << card.hint << '\n';
    }
}
