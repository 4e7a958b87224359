#include <iostream>
#include <unordered_map>
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
    unordered_map<int, const Card*> cardOf;
    for (const Card& card : cards) {
        cardOf[card.number] = &card;
    }
    unordered_map<int, int> copyOf{{0, 0}};
    for (int at = first; at != 0; at = cardOf[at]->next) {
        const int place = copyOf.size();
        copyOf[at] = place;
    }
    vector<Copy> copy;
    for (int at = first; at != 0; at = cardOf[at]->next) {
        const Card& card = *cardOf[at];
        copy.push_back({card.picture, copyOf[card.next], card.hint == at ? 0 : copyOf[card.hint]});
    }
    return copy;
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
