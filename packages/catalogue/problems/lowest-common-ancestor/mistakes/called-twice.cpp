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

int p, q;
Node *lca(Node *x) {
    if (!x || x->v == p || x->v == q) return x;
    if (lca(x->l) && lca(x->r)) return x;
    return lca(x->l) ? lca(x->l) : lca(x->r);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *root = readTree();
    cin >> p >> q;
    cout << lca(root)->v << "\n";
    return 0;
}
