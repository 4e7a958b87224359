#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

struct Node {
    int value;
    Node *left = nullptr;
    Node *right = nullptr;
    Node(int v) : value(v) {}
};

bool check(Node *node, long long low, long long high) {
    if (node == nullptr) return true;
    if (node->value <= low || node->value >= high) return false;
    return check(node->left, low, node->value) && check(node->right, node->value, high);
}

Node *nextNode(vector<string> &tokens) {
    if (tokens.empty()) return nullptr;
    string t = tokens.front();
    tokens.erase(tokens.begin());
    if (t == "null") return nullptr;
    return new Node(stoi(t));
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<string> tokens(k);
    for (auto &t : tokens) cin >> t;

    Node *root = nextNode(tokens);
    queue<Node *> level;
    if (root) level.push(root);
    while (!level.empty()) {
        Node *node = level.front();
        level.pop();
        node->left = nextNode(tokens);
        if (node->left) level.push(node->left);
        node->right = nextNode(tokens);
        if (node->right) level.push(node->right);
    }
    cout << (check(root, -2000000, 2000000) ? "true" : "false") << endl;
    return 0;
}
