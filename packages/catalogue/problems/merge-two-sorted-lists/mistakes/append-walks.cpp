#include <bits/stdc++.h>
using namespace std;
struct Node { int v; Node *next; };
Node *read() {
    int n; cin >> n;
    Node *h = nullptr, **t = &h;
    while (n--) { int x; cin >> x; *t = new Node{x, nullptr}; t = &(*t)->next; }
    return h;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *a = read(), *b = read(), *head = nullptr;
    while (a || b) {
        Node *&from = !b || (a && a->v <= b->v) ? a : b;
        Node *x = from; from = x->next; x->next = nullptr;
        if (!head) { head = x; continue; }
        Node *t = head;
        while (t->next) t = t->next;
        t->next = x;
    }
    for (; head; head = head->next) cout << head->v << ' ';
    cout << "\n";
    return 0;
}
