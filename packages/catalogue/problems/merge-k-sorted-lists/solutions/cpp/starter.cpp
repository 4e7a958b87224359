#include <deque>
#include <iostream>
#include <vector>

using namespace std;

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

/** Each head belongs to a sorted list; null stands for an empty one. */
ListNode* solve(const vector<ListNode*>& heads) {
    // Write your solution here.
    return heads[0];
}

/** The nodes live until the program ends. */
ListNode* readList() {
    static deque<ListNode> nodes;
    int n;
    cin >> n;
    ListNode front{0};
    ListNode* tail = &front;
    for (int i = 0; i < n; i++) {
        int value;
        cin >> value;
        tail->next = &nodes.emplace_back(ListNode{value});
        tail = tail->next;
    }
    return front.next;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<ListNode*> heads;
    for (int i = 0; i < k; i++) {
        heads.push_back(readList());
    }
    const ListNode* head = solve(heads);
    for (const ListNode* node = head; node; node = node->next) {
        cout << node->value << (node->next ? " " : "");
    }
    cout << '\n';
}
