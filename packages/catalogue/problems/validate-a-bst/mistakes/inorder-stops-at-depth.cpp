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

void in(Node *x, vector<int> &o, int d) { if (!x || d > 100) return; in(x->l, o, d + 1); o.push_back(x->v); in(x->r, o, d + 1); }

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *r = readTree();
    vector<int> v;
    in(r, v, 0);
    bool ok = true;
    for (size_t i = 1; i < v.size(); i++) if (v[i] <= v[i - 1]) ok = false;
    cout << (ok ? "true" : "false") << "\n";
    return 0;
}
