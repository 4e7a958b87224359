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

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *r = readTree();
    vector<Node*> lev;
    if (r) lev.push_back(r);
    bool flip = false;
    while (!lev.empty()) {
        vector<Node*> nxt;
        for (Node *x : lev) { if (x->l) nxt.push_back(x->l); if (x->r) nxt.push_back(x->r); }
        if (flip && lev.size() > 2) reverse(lev.begin(), lev.end());
        for (size_t i = 0; i < lev.size(); i++) cout << (i ? " " : "") << lev[i]->v;
        cout << "\n";
        flip = !flip;
        lev = nxt;
    }
    return 0;
}
