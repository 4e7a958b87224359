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

int placeIn(const vector<Card>& cards, int number) {
    for (size_t i = 0; i < cards.size(); i++) {
        if (cards[i].number == number) return i;
    }
    return -1;
}

vector<Copy> solve(int first, const vector<Card>& cards) {
    vector<Card> trail;
    for (int at = first; at != 0; at = trail.back().next) trail.push_back(cards[placeIn(cards, at)]);
    vector<Copy> copy;
    for (const Card& card : trail) {
        copy.push_back({card.picture, placeIn(trail, card.next) + 1, placeIn(trail, card.hint) + 1});
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
