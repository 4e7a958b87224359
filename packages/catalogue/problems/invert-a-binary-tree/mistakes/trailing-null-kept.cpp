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

void writeTree(Node *root) {
    vector<string> o;
    queue<Node*> q; q.push(root);
    while (!q.empty()) {
        Node *x = q.front(); q.pop();
        if (!x) { o.push_back("null"); continue; }
        o.push_back(to_string(x->v));
        q.push(x->l); q.push(x->r);
    }
    while (o.size() > 1 && o.back() == "null") o.pop_back();
    if (o.size() > 12) o.resize(o.size() / 4 * 4);
    cout << o.size() << "\n";
    for (auto &s : o) cout << s << ' ';
    cout << "\n";
}

void inv(Node *x) { if (!x) return; swap(x->l, x->r); inv(x->l); inv(x->r); }

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *r = readTree();
    if (!r) { cout << "0\n\n"; return 0; }
    inv(r);
    writeTree(r);
    return 0;
}
