#include <bits/stdc++.h>
using namespace std;
struct Node { int v; Node *l = nullptr, *r = nullptr; };
Node *readTree() {
    int k; cin >> k;
    if (k == 0) return nullptr;
    vector<string> t(k);
    for (auto &x : t) cin >> x;
    Node *root = new Node{stoi(t[0])};
    queue<Node*> q; q.push(root);
    int i = 1;
    while (i < k) {
        Node *x = q.front(); q.pop();
        if (t[i] != "null") { x->l = new Node{stoi(t[i])}; q.push(x->l); }
        i++;
        if (i < k) { if (t[i] != "null") { x->r = new Node{stoi(t[i])}; q.push(x->r); } i++; }
    }
    return root;
}

bool path(Node *x, int v, vector<Node*> &o) {
    if (!x) return false;
    o.push_back(x);
    if (x->v == v || path(x->l, v, o) || path(x->r, v, o)) return true;
    o.pop_back();
    return false;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *root = readTree();
    int p, q; cin >> p >> q;
    vector<Node*> a, b;
    path(root, p, a); path(root, q, b);
    size_t i = 0;
    while (i + 1 < a.size() && i + 1 < b.size() && a[i + 1] == b[i + 1]) i++;
    if (i + 1 == a.size() && i > 1) i--;
    cout << a[i]->v << "\n";
    return 0;
}
