#include <deque>
#include <iostream>

using namespace std;

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

ListNode* solve(ListNode* first, ListNode* second) {
    // Write your solution here.
    return first;
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
    ListNode* first = readList();
    ListNode* second = readList();
    const ListNode* head = solve(first, second);
    for (const ListNode* node = head; node; node = node->next) {
        cout << node->value << (node->next ? " " : "");
    }
    cout << '\n';
}
