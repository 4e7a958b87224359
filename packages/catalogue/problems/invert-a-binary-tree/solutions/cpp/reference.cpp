#include <deque>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using namespace std;

struct TreeNode {
    int value;
    TreeNode* left = nullptr;
    TreeNode* right = nullptr;
};

TreeNode* solve(TreeNode* root) {
    if (!root) {
        return nullptr;
    }
    swap(root->left, root->right);
    solve(root->left);
    solve(root->right);
    return root;
}

/** The node of a token, or null. The nodes live until the program ends. */
TreeNode* makeNode(const string& token) {
    static deque<TreeNode> nodes;
    return token == "null" ? nullptr : &nodes.emplace_back(TreeNode{stoi(token)});
}

/** Builds the tree from its level-order tokens. */
TreeNode* readTree(const vector<string>& tokens) {
    if (tokens.empty()) {
        return nullptr;
    }
    TreeNode* root = makeNode(tokens[0]);
    queue<TreeNode*> parents;
    parents.push(root);
    for (size_t i = 1; i < tokens.size();) {
        TreeNode* parent = parents.front();
        parents.pop();
        for (TreeNode** child : {&parent->left, &parent->right}) {
            *child = i < tokens.size() ? makeNode(tokens[i++]) : nullptr;
            if (*child) {
                parents.push(*child);
            }
        }
    }
    return root;
}

/** Level-order tokens without trailing nulls. */
vector<string> treeTokens(TreeNode* root) {
    vector<string> tokens;
    queue<TreeNode*> open;
    open.push(root);
    while (!open.empty()) {
        TreeNode* node = open.front();
        open.pop();
        tokens.push_back(node ? to_string(node->value) : "null");
        if (node) {
            open.push(node->left);
            open.push(node->right);
        }
    }
    while (!tokens.empty() && tokens.back() == "null") {
        tokens.pop_back();
    }
    return tokens;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<string> tokens(k);
    for (string& token : tokens) {
        cin >> token;
    }
    const vector<string> inverted = treeTokens(solve(readTree(tokens)));
    cout << inverted.size() << '\n';
    for (size_t i = 0; i < inverted.size(); i++) {
        cout << (i > 0 ? " " : "") << inverted[i];
    }
    cout << '\n';
}
