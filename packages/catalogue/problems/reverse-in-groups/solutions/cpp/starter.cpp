#include <deque>
#include <iostream>

using namespace std;

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

ListNode* solve(ListNode* head, int k) {
    // Write your solution here.
    return head;
}

/** The nodes live until the program ends. */
ListNode* readList(int n) {
    static deque<ListNode> nodes;
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
    int n, k;
    cin >> n >> k;
    const ListNode* head = solve(readList(n), k);
    for (const ListNode* node = head; node; node = node->next) {
        cout << node->value << (node->next ? " " : "");
    }
    cout << '\n';
}
