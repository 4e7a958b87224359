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
    int a = depth(x->l), b = depth(x->r);
    if (a == 0 || b == 0) return 1 + a + b;
    return 1 + (a > 3 && b > 3 ? min(a, b) : max(a, b));
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *r = readTree();
    cout << depth(r) << "\n";
    return 0;
}
