#include <deque>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

struct TreeNode {
    int value;
    TreeNode* left = nullptr;
    TreeNode* right = nullptr;
};

vector<vector<int>> solve(const TreeNode* root) {
    // Write your solution here.
    return {};
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

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k;
    cin >> k;
    vector<string> tokens(k);
    for (string& token : tokens) {
        cin >> token;
    }
    for (const vector<int>& level : solve(readTree(tokens))) {
        for (size_t i = 0; i < level.size(); i++) {
            cout << (i > 0 ? " " : "") << level[i];
        }
        cout << '\n';
    }
}
