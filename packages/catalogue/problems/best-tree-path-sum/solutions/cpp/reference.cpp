#include <algorithm>
#include <deque>
#include <iostream>
#include <limits>
#include <queue>
#include <string>
#include <vector>

using namespace std;

struct TreeNode {
    int value;
    TreeNode* left = nullptr;
    TreeNode* right = nullptr;
};

struct Best {
    /** The best sum of a path that starts at the node and goes down, or 0 if none is positive. */
    int down;
    /** The best sum of any path below or through the node. */
    int anywhere;
};

Best bestBelow(const TreeNode* node) {
    if (!node) {
        return {0, numeric_limits<int>::min()};
    }
    const Best left = bestBelow(node->left);
    const Best right = bestBelow(node->right);
    const int bent = left.down + node->value + right.down;
    return {max(0, node->value + max(left.down, right.down)), max({bent, left.anywhere, right.anywhere})};
}

int solve(const TreeNode* root) {
    return bestBelow(root).anywhere;
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
    cout << solve(readTree(tokens)) << '\n';
}
