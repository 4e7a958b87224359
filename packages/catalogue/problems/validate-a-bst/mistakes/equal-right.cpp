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

bool ok(Node *x, long long lo, long long hi) {
    if (!x) return true;
    if (x->v < lo || x->v >= hi) return false;
    return ok(x->l, lo, x->v) && ok(x->r, x->v, hi);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *r = readTree();
    cout << (ok(r, LLONG_MIN, LLONG_MAX) ? "true" : "false") << "\n";
    return 0;
}
