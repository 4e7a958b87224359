#include <bits/stdc++.h>
using namespace std;
struct Node { int v; Node *next; };

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n; cin >> n;
    Node *head = nullptr, *res = nullptr;
    while (n--) { int x; cin >> x; head = new Node{x, head}; }
    // head is already reversed: turn it into a fresh list by appending at the tail
    for (Node *p = head; p; p = p->next) {
        Node *y = new Node{p->v, nullptr};
        if (!res) { res = y; continue; }
        Node *t = res;
        while (t->next) t = t->next;
        t->next = y;
    }
    for (; res; res = res->next) cout << res->v << ' ';
    cout << "\n";
    return 0;
}
