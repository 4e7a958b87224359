#include <bits/stdc++.h>

using namespace std;

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

ListNode* solve(ListNode* head, int k) {
    static deque<ListNode> nodes;
    ListNode front{0};
    ListNode* tail = &front;
    for (;;) {
        int count = 0;
        for (ListNode* node = head; node && count < k; node = node->next) count++;
        if (count < k) break;
        for (int i = k - 1; i >= 0; i--) {
            ListNode* node = head;
            for (int j = 0; j < i; j++) node = node->next;
            tail->next = &nodes.emplace_back(ListNode{node->value});
            tail = tail->next;
        }
        for (int i = 0; i < k; i++) head = head->next;
    }
    tail->next = head;
    return front.next;
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
