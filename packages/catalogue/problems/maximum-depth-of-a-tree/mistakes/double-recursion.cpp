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

int depth(Node *x) {
    if (!x) return 0;
    if (depth(x->l) >= depth(x->r)) return depth(x->l) + 1;
    return depth(x->r) + 1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cout << depth(readTree()) << "\n";
    return 0;
}
