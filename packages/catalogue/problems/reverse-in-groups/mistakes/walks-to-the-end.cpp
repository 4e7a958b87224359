#include <bits/stdc++.h>

using namespace std;

struct ListNode {
    int value;
    ListNode* next = nullptr;
};

ListNode* solve(ListNode* head, int k) {
    ListNode front{0};
    for (;;) {
        ListNode* rest = head;
        int count = 0;
        for (; rest && count < k; rest = rest->next) count++;
        if (count < k) break;
        ListNode* group = rest;
        for (int i = 0; i < k; i++) {
            ListNode* next = head->next;
            head->next = group;
            group = head;
            head = next;
        }
        ListNode* end = &front;
        while (end->next && end->next != head) end = end->next;
        end->next = group;
    }
    if (!front.next) return head;
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
