#include <bits/stdc++.h>

using namespace std;

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

ListNode* solve(ListNode* head, int k) {
    k++;
    ListNode front{0, head};
    ListNode* before = &front;
    while (true) {
        ListNode* last = before;
        for (int i = 0; i < k && last; i++) {
            last = last->next;
        }
        if (!last) {
            return front.next;
        }
        ListNode* first = before->next;
        ListNode* previous = last->next;
        ListNode* node = first;
        for (int i = 0; i < k; i++) {
            ListNode* next = node->next;
            node->next = previous;
            previous = node;
            node = next;
        }
        before->next = previous;
        before = first;
    }
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
