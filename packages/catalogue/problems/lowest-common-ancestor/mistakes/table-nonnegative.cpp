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
    Node *root = readTree();
    int p, q; cin >> p >> q;
    vector<int> par(1000001, -1);
    vector<Node*> st{root};
    while (!st.empty()) {
        Node *x = st.back(); st.pop_back();
        for (Node *y : {x->l, x->r}) if (y) { par[abs(y->v)] = abs(x->v); st.push_back(y); }
    }
    set<int> anc;
    int g = 0;
    for (int x = abs(p); x >= 0 && g++ < 2000; x = par[x]) anc.insert(x);
    g = 0;
    int x = abs(q);
    while (!anc.count(x) && g++ < 2000) x = par[x];
    cout << x << "\n";
    return 0;
}
