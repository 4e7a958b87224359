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

vector<int> lv[500];
void go(Node *x, int d) { if (!x || d >= 500) return; lv[d].push_back(x->v); go(x->l, d + 1); go(x->r, d + 1); }

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    Node *r = readTree();
    go(r, 0);
    for (int d = 0; d < 500; d++) if (!lv[d].empty()) {
        for (size_t i = 0; i < lv[d].size(); i++) cout << (i ? " " : "") << lv[d][i];
        cout << "\n";
    }
    return 0;
}
